import type { CoveredPeriod } from '@portal/contract/application/statements/months-covered';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { BANK_DATA_FRESH_DAYS, DAY_MS } from '@portal/contract/constants';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { BankConnectionTable } from '../../../platform/database/schema.ts';
import { applicationsOfBusiness, closingTimeOf, holdApplication } from '../../application/index.ts';

export type BankConnectionRow = Selectable<BankConnectionTable>;

export async function findBankConnection(
  queries: Queries,
  applicationId: string,
): Promise<BankConnectionRow | undefined> {
  return queries
    .selectFrom('bank_connection')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export async function findBankConnectionById(
  queries: Queries,
  connectionId: string,
): Promise<BankConnectionRow | undefined> {
  return queries.selectFrom('bank_connection').selectAll().where('id', '=', connectionId).executeTakeFirst();
}

/**
 * Like `findBankConnectionById`, but locks its application and then the row for the transaction, in the same order as
 * closing.
 */
export async function lockBankConnection(
  tx: Transaction,
  connectionId: string,
): Promise<BankConnectionRow | undefined> {
  const known = await findBankConnectionById(tx, connectionId);
  if (!known) return undefined;
  await holdApplication(tx, known.application_id);
  return tx.selectFrom('bank_connection').selectAll().where('id', '=', connectionId).forUpdate().executeTakeFirst();
}

export async function insertBankConnection(
  tx: Transaction,
  row: Insertable<BankConnectionTable>,
): Promise<BankConnectionRow> {
  return tx.insertInto('bank_connection').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateBankConnection(
  queries: Queries,
  connectionId: string,
  change: Updateable<BankConnectionTable>,
): Promise<BankConnectionRow> {
  return queries
    .updateTable('bank_connection')
    .set(change)
    .where('id', '=', connectionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function isUnchanged(row: BankConnectionRow, known: Pick<BankConnectionRow, 'state' | 'account_id'>): boolean {
  return row.ended_at === null && row.state === known.state && row.account_id === known.account_id;
}

/** Stores a job's result unless the connection changed meanwhile. @returns whether it was stored */
export async function updateIfUnchanged(
  queries: Queries,
  { id, state, account_id: accountId }: Pick<BankConnectionRow, 'id' | 'state' | 'account_id'>,
  change: Updateable<BankConnectionTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('bank_connection')
    .set(change)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('state', '=', state)
    .where('account_id', 'is not distinct from', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds the closing time to connections from before it was recorded. @returns how many */
export async function settleClosings(queries: Queries, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update bank_connection set application_closed_at = ${closingTimeOf(sql`bank_connection.application_id`)}
    where id in (
      select id from bank_connection where ended_at is null and application_closed_at = '-infinity' limit ${limit}
      for update skip locked)`.execute(queries);
  return Number(numAffectedRows);
}

export async function listLeftConnected(queries: Queries, limit: number): Promise<{ applicationId: string }[]> {
  return queries
    .selectFrom('bank_connection')
    .select('application_id as applicationId')
    .where('application_closed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('application_closed_at')
    .limit(limit)
    .execute();
}

export async function listUnforgotten(
  queries: Queries,
  { before, limit }: { before: Date; limit: number },
): Promise<{ connectionId: string }[]> {
  return queries
    .selectFrom('bank_connection')
    .select('id as connectionId')
    .where('ended_at', '<', before)
    .where('login_sealed', 'is not', null)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
}

export async function isLoginUsedElsewhere(
  queries: Queries,
  connectionId: string,
  loginHashes: readonly string[],
): Promise<boolean> {
  const row = await queries
    .selectFrom('bank_connection')
    .select('id')
    .where('login_hash', 'in', loginHashes)
    .where('ended_at', 'is', null)
    .where('id', '<>', connectionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface CoveredApplication {
  id: string;
  business_id: string | null;
  submitted_at: Date | null;
}

/**
 * SQL condition: whether a business's connection covers days for an application. The connection must be the
 * application's own, even if it ended after submission, or a recent one of another application that was not withdrawn.
 * Recent is relative to the application's submission.
 */
export function countsFor({
  id,
  freshSince,
}: {
  id: RawBuilder<unknown>;
  freshSince: RawBuilder<unknown>;
}): RawBuilder<boolean> {
  return sql`(bank_connection.covered_from is not null and (
    bank_connection.application_id = ${id}
    or ((bank_connection.ended_at is null or bank_connection.ended_because = 'applicationClosed')
      and bank_connection.read_at > ${freshSince})))`;
}

function countingFor(application: CoveredApplication, now: Date): RawBuilder<boolean> {
  const freshSince = new Date((application.submitted_at ?? now).getTime() - BANK_DATA_FRESH_DAYS * DAY_MS);
  return sql`bank_connection.application_id in ${applicationsOfBusiness(application)}
    and ${countsFor({ id: sql`${application.id}`, freshSince: sql`${freshSince}` })}`;
}

export async function listBankPeriods(
  queries: Queries,
  application: CoveredApplication,
  now: Date,
): Promise<CoveredPeriod[]> {
  const { rows } = await sql<CoveredPeriod>`
    select bank_connection.id as account, covered_from as "from", covered_to as "to"
    from bank_connection
    where ${countingFor(application, now)}`.execute(queries);
  return rows;
}

type AnalysedConnection = Pick<
  BankConnectionRow,
  'application_id' | 'institution' | 'read_at' | 'ended_at' | 'analysis_sealed' | 'cash_flow_sealed'
>;

export async function listAnalysedConnections(
  queries: Queries,
  application: CoveredApplication,
  now: Date,
): Promise<AnalysedConnection[]> {
  const { rows } = await sql<AnalysedConnection>`
    select application_id, institution, read_at, ended_at, analysis_sealed, cash_flow_sealed
    from bank_connection
    where ${countingFor(application, now)} and analysis_sealed is not null
    order by read_at desc`.execute(queries);
  return rows;
}

export async function insertBankNotice(tx: Transaction, deduplicationKey: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bank_notice')
    .values({ deduplication_key: deduplicationKey, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The provider repeats notices for hours, not days. Deletes at most `limit`; returns how many. */
export function deleteBankNotices(tx: Transaction, before: Date, limit: number): Promise<number> {
  return deletePast(tx, 'bank_notice', sql`received_at < ${before}`, limit);
}
