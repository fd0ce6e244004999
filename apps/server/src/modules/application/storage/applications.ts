import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';
import type { Month } from '@portal/contract/calendar';
import type { MonthsReasonKind } from '@portal/contract/application/statements/months-reason';
import {
  type ApplicationMove,
  type ApplicationStatus,
  type ClosingOutcome,
  isOpen,
  moves,
  statusOrder,
} from '@portal/contract/application/status';
import type { ApplicationStep, DraftStep } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import { assertIncomplete } from '../domain/assert-incomplete.ts';
import { mayWrite } from '../domain/progress.ts';
import type { ListedApplication } from '../domain/to-list-item.ts';
import { applicationColumns, type ApplicationRow } from './application-row.ts';
import { evidenceSql } from './evidence.ts';
import { type ReadBack, type StepColumns, TOUCHED, updateDraftText, updateStepText } from './step-statements.ts';

/** No customer has this many applications. */
export const LIST_LIMIT = 100;

export const ONE_OPEN_PER_BUSINESS = 'application_one_open_per_business';

export const REFERENCE_IS_UNIQUE = 'application_reference_key';

/** Every query names the customer, so that the id of another customer's application finds nothing. */
export interface OwnApplication {
  applicationId: string;
  customerId: string;
}

export interface VersionedWrite extends OwnApplication {
  version: number;
}

export async function findOwnApplication(
  queries: Queries,
  { applicationId, customerId }: OwnApplication,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${sql.raw(applicationColumns())}
    from application join customer on customer.id = application.customer_id
    where application.id = ${applicationId} and application.customer_id = ${customerId}`.execute(queries);
  return rows[0];
}

export async function countApplicationsOf(
  queries: Queries,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ customer_id: string; count: number }>`
    select customer_id, count(*)::int as count from application
    where customer_id = any(${customerIds}::uuid[]) group by customer_id`.execute(queries);
  return new Map(rows.map((row) => [row.customer_id, row.count]));
}

export type ApplicationProgress = Pick<
  Selectable<ApplicationTable>,
  'id' | 'reference' | 'status' | 'outcome' | 'submitted_at'
>;

export async function listProgress(queries: Queries, ids: readonly string[]): Promise<ApplicationProgress[]> {
  const { rows } = await sql<ApplicationProgress>`
    select id, reference, status, outcome, submitted_at from application where id = any(${ids}::uuid[])`.execute(
    queries,
  );
  return rows;
}

/** Ids of the rows whose email address was used to start an application after their `created_at`. */
export async function findApplicants(
  queries: Queries,
  left: readonly { id: string; email_folded: string; created_at: Date }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct since.id
    from unnest(${left.map(({ id }) => id)}::uuid[], ${left.map((each) => each.email_folded)}::text[],
        ${left.map((each) => each.created_at.toISOString())}::timestamptz[]) as since (id, email_folded, created_at)
      join customer on customer.email_folded = since.email_folded
      join application on application.customer_id = customer.id and application.created_at > since.created_at`.execute(
    queries,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Throws errorNotFound for another customer's application, just as for an unknown id. */
export async function getOwnApplication(queries: Queries, own: OwnApplication): Promise<ApplicationRow> {
  const row = await findOwnApplication(queries, own);
  if (!row) throw new DomainError('errorNotFound');
  return row;
}

export async function lockOwnApplication(tx: Transaction, own: OwnApplication): Promise<ApplicationRow> {
  await sql`
    select from application
    where id = ${own.applicationId} and customer_id = ${own.customerId} for update`.execute(tx);
  return getOwnApplication(tx, own);
}

/** Looks up by id only, for jobs and staff. */
export async function findApplication(queries: Queries, applicationId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${sql.raw(applicationColumns())}
    from application join customer on customer.id = application.customer_id
    where application.id = ${applicationId}`.execute(queries);
  return rows[0];
}

/** Locks an application for the transaction without reading it. */
export async function holdApplication(tx: Transaction, applicationId: string): Promise<void> {
  await sql`select from application where id = ${applicationId} for update`.execute(tx);
}

export async function findAndLockApplication(
  tx: Transaction,
  applicationId: string,
): Promise<ApplicationRow | undefined> {
  await holdApplication(tx, applicationId);
  return findApplication(tx, applicationId);
}

export async function lockApplication(tx: Transaction, applicationId: string): Promise<ApplicationRow> {
  const row = await findAndLockApplication(tx, applicationId);
  if (!row) throw new DomainError('errorNotFound');
  return row;
}

const statusRank = Object.entries(statusOrder).map(([status, rank]) => `when '${status}' then ${rank}`);

/** This is the portal's most frequent query, along with saving steps. It contains only our own constants. */
const listText = (): string => `
  select id, status, outcome, current_step, reached_step, structure, funding, age, revenue_confirmed_at,
    business_id, reference, account_manager_name, next_contact_day, created_at, ${evidenceSql().bankColumn}
  from application
  where customer_id = $1
  order by case status ${statusRank.join(' ')} end, created_at desc, id desc
  limit ${LIST_LIMIT}`;

/** Lists applications: those that need action first, then newest first. */
export async function listApplicationRows(queries: Queries, customerId: string): Promise<ListedApplication[]> {
  const { rows } = await queries.executeQuery<ListedApplication>(CompiledQuery.raw(listText(), [customerId]));
  return rows;
}

/** Newest first. */
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

/** Sources for prefilling a new application: the latest of the business, and the latest with personal details. */
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

export async function insertApplication(tx: Transaction, row: Insertable<ApplicationTable>): Promise<void> {
  await tx.insertInto('application').values(row).execute();
}

/**
 * Saves and continues in one statement: values, next step, new version, draft deleted. Undefined if a condition failed;
 * `explainRefusedWrite` finds out which one.
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

export interface StepWrite {
  step: ApplicationStep;
  columns: StepColumns;
  at: Date;
}

/** Saves a sealed draft alongside the valid values. Returns the new version, or undefined like `updateStep`. */
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

/**
 * Saves sealed drafts of several steps of a referred application, which fills them in on one screen. Returns the new
 * version, or undefined like `updateStep`.
 */
export async function updateReferredDrafts(
  queries: Queries,
  write: VersionedWrite & { drafts: Partial<Record<DraftStep, string>>; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update application set
      drafts = drafts || ${JSON.stringify(write.drafts)}::jsonb, ${sql.raw(TOUCHED)}, updated_at = ${write.at}
    where id = ${write.applicationId} and customer_id = ${write.customerId} and version = ${write.version}
      and status = 'incomplete' and experience_type = 'partner'
    returning version`.execute(queries);
  return rows[0]?.version;
}

export async function explainRefusedWrite(
  queries: Queries,
  write: VersionedWrite & { step: ApplicationStep },
): Promise<never> {
  const row = await getOwnApplication(queries, write);
  assertIncomplete(row);
  if (row.version !== write.version) throw new DomainError('errorVersionConflict', { version: row.version });
  if (!mayWrite(write.step, row)) throw new DomainError('errorStepNotReached');

  // The application changed between the write and this read; the customer gets the current state.
  throw new DomainError('errorVersionConflict', { version: row.version });
}

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
    returning ${sql.raw(applicationColumns())}`.execute(tx);
  if (!rows[0]) throw new DomainError('errorValidation');
  return rows[0];
}

export async function clearRevenueConfirmation(queries: Queries, applicationId: string): Promise<void> {
  await queries
    .updateTable('application')
    .set({ revenue_confirmed_at: null })
    .where('id', '=', applicationId)
    .where('status', '=', 'incomplete')
    .execute();
}

/** Withdraws the revenue confirmation of an unsubmitted application without statements. */
export async function dropRevenueConfirmation(queries: Queries, applicationId: string): Promise<void> {
  await queries
    .updateTable('application')
    .set({ revenue_confirmed_at: null })
    .where('id', '=', applicationId)
    .where('status', '=', 'incomplete')
    .where(sql<boolean>`not ${sql.raw(evidenceSql().hasStatements)}`)
    .execute();
}

/** Stores why some months' statements are missing; null removes it. Counts as activity. */
export async function updateMonthsReason(
  tx: Transaction,
  applicationId: string,
  { reason, at }: { reason: StoredMonthsReason | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({
      months_reason: reason?.kind ?? null,
      months_reason_opened: reason?.openedMonth ?? null,
      months_reason_text_sealed: reason?.textSealed ?? null,
      months_reason_at: reason === null ? null : at,
    })
    .where('id', '=', applicationId)
    .execute();
  await touchApplication(tx, applicationId, at);
}

export interface StoredMonthsReason {
  kind: MonthsReasonKind;
  openedMonth: Month | null;
  textSealed: string | null;
}

/** Counts as activity: inactive applications expire. */
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
  /** YYYY-MM-DD; if absent, the day does not change. */
  nextContactDay?: string;
  at: Date;
}

/**
 * Changes the status as the contract's table allows. Throws errorNotFound, or errorValidation for a change that is not
 * allowed.
 */
export async function moveApplication(
  tx: Transaction,
  { move, outcome, nextContactDay, at, ...own }: Move,
): Promise<ApplicationRow> {
  const { from, to, outcomes } = moves[move];
  const isClosing = !isOpen(to);
  if (isClosing !== (outcome !== undefined) || (outcome && !(outcomes as readonly ClosingOutcome[]).includes(outcome)))
    throw new DomainError('errorValidation');

  const { rows } = await sql<ApplicationRow>`
    update application set
      status = ${to}, outcome = ${outcome ?? null},
      next_contact_day = coalesce(${nextContactDay ?? null}, application.next_contact_day), closed_at = ${isClosing ? at : null},
      version = application.version + 1, updated_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id = ${own.applicationId}
      and application.customer_id = ${own.customerId}
      and application.status in (${sql.join(from.map((status) => sql.lit(status)))})
    returning ${sql.raw(applicationColumns())}`.execute(tx);
  if (rows[0]) return rows[0];
  await getOwnApplication(tx, own);
  throw new DomainError('errorValidation');
}

/**
 * Throws errorVersionConflict if the application changed since the caller saw it; an undefined version skips the check.
 */
export function assertSeen(application: ApplicationRow, version: number | undefined): void {
  if (version !== undefined && version !== application.version)
    throw new DomainError('errorVersionConflict', { version: application.version });
}

/** Raises the version, so that staff viewing the application notice a change. @returns the new version */
export async function raiseVersion(queries: Queries, applicationId: string): Promise<number> {
  const { version } = await queries
    .updateTable('application')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', applicationId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function updateContactDay(tx: Transaction, applicationId: string, day: string): Promise<void> {
  await tx.updateTable('application').set({ next_contact_day: day }).where('id', '=', applicationId).execute();
}

export async function countOpenApplications(
  queries: Queries,
): Promise<{ status: ApplicationStatus; step: ApplicationStep; count: number }[]> {
  return queries
    .selectFrom('application')
    .select(['status', 'reached_step as step', sql<number>`count(*)::int`.as('count')])
    .where('status', '<>', 'closed')
    .groupBy(['status', 'reached_step'])
    .execute();
}
