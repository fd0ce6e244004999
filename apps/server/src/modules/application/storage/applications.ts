import { CompiledQuery, type Insertable, sql } from 'kysely';
import {
  type ApplicationMove,
  type ClosingOutcome,
  isOpen,
  moves,
  statusOrder,
} from '@portal/contract/application/status';
import type { ApplicationStep, DraftStep } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import { mayWrite } from '../domain/progress.ts';
import type { ListedApplication } from '../domain/to-list-item.ts';
import { APPLICATION_COLUMNS, type ApplicationRow, BANK_COLUMN } from './application-row.ts';
import { type ReadBack, type StepColumns, TOUCHED, updateDraftText, updateStepText } from './step-statements.ts';

/** A list shows the newest: more than anybody has, but it never grows without bound. */
export const LIST_LIMIT = 100;

/** The index that allows one open application per business. */
export const ONE_OPEN_PER_BUSINESS = 'application_one_open_per_business';

export const REFERENCE_IS_UNIQUE = 'application_reference_key';

/** Whose application. Every statement names the customer, so that another's id finds nothing. */
export interface OwnApplication {
  applicationId: string;
  customerId: string;
}

/** A write that is based on a version the person has seen. */
export interface VersionedWrite extends OwnApplication {
  version: number;
}

export async function findOwnApplication(
  queries: Queries,
  { applicationId, customerId }: OwnApplication,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${sql.raw(APPLICATION_COLUMNS)}
    from application join customer on customer.id = application.customer_id
    where application.id = ${applicationId} and application.customer_id = ${customerId}`.execute(queries);
  return rows[0];
}

/** The customer's own application. Throws errorNotFound, alike for another's id and an invented one. */
export async function getOwnApplication(queries: Queries, own: OwnApplication): Promise<ApplicationRow> {
  const row = await findOwnApplication(queries, own);
  if (!row) throw new DomainError('errorNotFound');
  return row;
}

/** As `getOwnApplication`, holding its row until the end of the transaction. */
export async function lockOwnApplication(tx: Transaction, own: OwnApplication): Promise<ApplicationRow> {
  await sql`
    select from application
    where id = ${own.applicationId} and customer_id = ${own.customerId} for update`.execute(tx);
  return getOwnApplication(tx, own);
}

/** An application by its id alone: for jobs and staff, who have no customer to name. */
export async function findApplication(queries: Queries, applicationId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${sql.raw(APPLICATION_COLUMNS)}
    from application join customer on customer.id = application.customer_id
    where application.id = ${applicationId}`.execute(queries);
  return rows[0];
}

/** As `findApplication`, holding its row until the end of the transaction: for jobs that may outlive it. */
export async function findAndLockApplication(
  tx: Transaction,
  applicationId: string,
): Promise<ApplicationRow | undefined> {
  await sql`select from application where id = ${applicationId} for update`.execute(tx);
  return findApplication(tx, applicationId);
}

/** As `findAndLockApplication`. Throws errorNotFound. */
export async function lockApplication(tx: Transaction, applicationId: string): Promise<ApplicationRow> {
  const row = await findAndLockApplication(tx, applicationId);
  if (!row) throw new DomainError('errorNotFound');
  return row;
}

const statusRank = Object.entries(statusOrder).map(([status, rank]) => `when '${status}' then ${rank}`);

/** Put together once: with the saves of steps, it is what the portal asks most. It holds constants of ours alone. */
const LIST_TEXT = `
  select id, status, outcome, current_step, reached_step, structure, funding, age, revenue_confirmed_at,
    reference, next_contact_day, created_at, ${BANK_COLUMN}
  from application
  where customer_id = $1
  order by case status ${statusRank.join(' ')} end, created_at desc, id desc
  limit ${LIST_LIMIT}`;

/** What needs action first, then the newest. */
export async function listApplicationRows(queries: Queries, customerId: string): Promise<ListedApplication[]> {
  const { rows } = await queries.executeQuery<ListedApplication>(CompiledQuery.raw(LIST_TEXT, [customerId]));
  return rows;
}

/** The customer's open applications, newest first. */
export async function listOpenApplications(
  queries: Queries,
  customerId: string,
): Promise<Pick<ApplicationRow, 'id' | 'status' | 'structure' | 'business_id' | 'drafts'>[]> {
  const { rows } = await sql<Pick<ApplicationRow, 'id' | 'status' | 'structure' | 'business_id' | 'drafts'>>`
    select id, status, structure, business_id, drafts
    from application
    where customer_id = ${customerId} and status <> 'closed'
    order by created_at desc, id desc
    limit ${sql.lit(LIST_LIMIT)}`.execute(queries);
  return rows;
}

export type EarlierApplication = Pick<
  ApplicationRow,
  'structure' | 'funding' | 'age' | 'personal_sealed' | 'created_at'
> & { is_same_business: boolean };

/** What may prefill a new application: the latest of the business, and the latest with personal details. */
export async function listEarlierApplications(
  queries: Queries,
  customerId: string,
  businessId: string | null,
): Promise<EarlierApplication[]> {
  const { rows } = await sql<EarlierApplication>`
    (select structure, funding, age, personal_sealed, created_at, true as is_same_business
      from application where customer_id = ${customerId} and business_id = ${businessId}
      order by created_at desc, id desc limit 1)
    union all
    (select structure, funding, age, personal_sealed, created_at, false
      from application where customer_id = ${customerId} and personal_sealed is not null
      order by created_at desc, id desc limit 1)`.execute(queries);
  return rows;
}

export async function hasFundedApplication(queries: Queries, customerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('application')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('outcome', '=', 'funded')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes whatever else prepares or starts an application for this customer wait until this transaction ends. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await sql`select from customer where id = ${customerId} for update`.execute(tx);
}

export async function insertApplication(tx: Transaction, row: Insertable<ApplicationTable>): Promise<void> {
  await tx.insertInto('application').values(row).execute();
}

/**
 * Continue of a step in one statement: its values, the next step, a new version, its draft gone.
 * Undefined where the guard did not hold; `explainRefusedWrite` says why.
 */
export async function updateStep<Reads extends keyof ReadBack>(
  queries: Queries,
  { applicationId, customerId, version, step, columns, at }: VersionedWrite & StepWrite,
  reads: Reads,
): Promise<ReadBack[Reads] | undefined> {
  const text = updateStepText(step, Object.keys(columns) as (keyof StepColumns)[], reads);
  const values = [applicationId, customerId, version, at, ...Object.values(columns)];
  const { rows } = await queries.executeQuery<ReadBack[Reads]>(CompiledQuery.raw(text, values));
  return rows[0];
}

/** What Continue of a step writes, and when. */
export interface StepWrite {
  step: ApplicationStep;
  columns: StepColumns;
  at: Date;
}

/** Keeps a sealed draft beside the valid values. Answers the new version, or undefined as `updateStep` does. */
export async function updateDraft(
  queries: Queries,
  {
    applicationId,
    customerId,
    version,
    step,
    sealed,
    at,
  }: VersionedWrite & { step: DraftStep; sealed: string; at: Date },
): Promise<number | undefined> {
  const values = [applicationId, customerId, version, at, sealed];
  const { rows } = await queries.executeQuery<{ version: number }>(CompiledQuery.raw(updateDraftText(step), values));
  return rows[0]?.version;
}

/** Why a guarded write changed nothing. Always throws. */
export async function explainRefusedWrite(
  queries: Queries,
  write: VersionedWrite & { step: ApplicationStep },
): Promise<never> {
  const row = await getOwnApplication(queries, write);
  if (row.status !== 'incomplete') throw new DomainError('errorAlreadySubmitted');
  if (row.version !== write.version) throw new DomainError('errorVersionConflict', { version: row.version });
  if (!mayWrite(write.step, row)) {
    throw new DomainError('errorStepNotReached');
  }
  // Changed between the write and this look: the person sees the current state.
  throw new DomainError('errorVersionConflict', { version: row.version });
}

/** The submission of an application whose row is locked and was checked: `submit` of the contract's moves. */
export async function markSubmitted(
  tx: Transaction,
  applicationId: string,
  { reference, nextContactDay, at }: { reference: string; nextContactDay: string; at: Date },
): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
    update application set
      status = ${sql.lit(moves.submit.to)}, current_step = 'complete', reached_step = 'complete', drafts = '{}',
      reference = ${reference}, next_contact_day = ${nextContactDay}, submitted_at = ${at},
      ${sql.raw(TOUCHED)}, updated_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id = ${applicationId}
      and application.status in (${sql.join(moves.submit.from.map((status) => sql.lit(status)))})
    returning ${sql.raw(APPLICATION_COLUMNS)}`.execute(tx);
  if (!rows[0]) throw new DomainError('errorValidation');
  return rows[0];
}

/**
 * Takes back that the revenue step was gone on from, where no statement holds it: the person is led back to it. An
 * application that was sent stays as it is.
 */
export async function dropRevenueConfirmation(queries: Queries, applicationId: string): Promise<void> {
  await queries
    .updateTable('application')
    .set({ revenue_confirmed_at: null })
    .where('id', '=', applicationId)
    .where('status', '=', 'incomplete')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('statement_file')
            .select('statement_file.id')
            .whereRef('statement_file.application_id', '=', 'application.id')
            .where('statement_file.removed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Counts as being worked on: an application left untouched expires. */
export async function touchApplication(queries: Queries, applicationId: string, at: Date): Promise<void> {
  await queries
    .updateTable('application')
    .set({ updated_at: at, expiry_notice_at: null })
    .where('id', '=', applicationId)
    .where('status', '=', 'incomplete')
    .execute();
}

export interface Move extends OwnApplication {
  move: ApplicationMove;
  outcome?: ClosingOutcome;
  at: Date;
}

/** Moves the status as the contract's table allows. Throws errorNotFound, or errorValidation for any other move. */
export async function moveApplication(tx: Transaction, { move, outcome, at, ...own }: Move): Promise<ApplicationRow> {
  const { from, to, outcomes } = moves[move];
  const isClosing = !isOpen(to);
  if (
    isClosing !== (outcome !== undefined) ||
    (outcome && !(outcomes as readonly ClosingOutcome[]).includes(outcome))
  ) {
    throw new DomainError('errorValidation');
  }
  const { rows } = await sql<ApplicationRow>`
    update application set
      status = ${to}, outcome = ${outcome ?? null}, closed_at = ${isClosing ? at : null},
      version = application.version + 1, updated_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id = ${own.applicationId}
      and application.customer_id = ${own.customerId}
      and application.status in (${sql.join(from.map((status) => sql.lit(status)))})
    returning ${sql.raw(APPLICATION_COLUMNS)}`.execute(tx);
  if (rows[0]) return rows[0];
  await getOwnApplication(tx, own);
  throw new DomainError('errorValidation');
}
