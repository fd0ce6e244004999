import type { CoveredPeriod } from '@portal/contract/application/months-covered';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { BANK_DATA_FRESH_DAYS, DAY_MS } from '@portal/contract/constants';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { BankConnectionTable } from '../../../platform/database/schema.ts';

export type BankConnectionRow = Selectable<BankConnectionTable>;

/** The connection of an application that counts now. */
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

/** One connection by its id, whether it has ended or not: for jobs. */
export async function findBankConnectionById(
  queries: Queries,
  connectionId: string,
): Promise<BankConnectionRow | undefined> {
  return queries.selectFrom('bank_connection').selectAll().where('id', '=', connectionId).executeTakeFirst();
}

/** As `findBankConnectionById`, holding the row until the end of the transaction. */
export async function lockBankConnection(
  tx: Transaction,
  connectionId: string,
): Promise<BankConnectionRow | undefined> {
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

/** Connections that outlived their application, oldest first. */
export async function listLeftConnected(queries: Queries, limit: number): Promise<{ applicationId: string }[]> {
  return queries
    .selectFrom('bank_connection')
    .innerJoin('application', 'application.id', 'bank_connection.application_id')
    .select('bank_connection.application_id as applicationId')
    .where('bank_connection.ended_at', 'is', null)
    .where('application.status', '=', 'closed')
    .orderBy('application.closed_at')
    .limit(limit)
    .execute();
}

/** Connections that ended before a time and whose login the provider has not deleted yet. */
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

/** Whether another connection that counts rests on one of these logins. */
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
 * Which connections show days that count for an application: its own, also one that has ended since it was sent, and a
 * recent one of the same business that the person has not taken back. Recent is measured from its submission.
 */
function countsFor(application: CoveredApplication, now: Date): RawBuilder<boolean> {
  const freshSince = new Date((application.submitted_at ?? now).getTime() - BANK_DATA_FRESH_DAYS * DAY_MS);
  return sql`(covered_from is not null and (
    bank_connection.application_id = ${application.id}
    or (application.business_id = ${application.business_id}
      and (bank_connection.ended_at is null or bank_connection.ended_because = 'applicationClosed')
      and bank_connection.read_at > ${freshSince})))`;
}

/** The days that bank data of an application covers, as periods that count towards the months. */
export async function listBankPeriods(
  queries: Queries,
  application: CoveredApplication,
  now: Date,
): Promise<CoveredPeriod[]> {
  const { rows } = await sql<CoveredPeriod>`
    select bank_connection.id as account, covered_from as "from", covered_to as "to"
    from bank_connection join application on application.id = bank_connection.application_id
    where ${countsFor(application, now)}`.execute(queries);
  return rows;
}

type AnalysedConnection = Pick<
  BankConnectionRow,
  'application_id' | 'institution' | 'read_at' | 'ended_at' | 'analysis_sealed'
>;

/** The connections whose days count for an application, with what they said of deposits, the latest first. */
export async function listAnalysedConnections(
  queries: Queries,
  application: CoveredApplication,
  now: Date,
): Promise<AnalysedConnection[]> {
  const { rows } = await sql<AnalysedConnection>`
    select application_id, institution, read_at, ended_at, analysis_sealed
    from bank_connection join application on application.id = bank_connection.application_id
    where ${countsFor(application, now)} and analysis_sealed is not null
    order by read_at desc`.execute(queries);
  return rows;
}

/** Keeps a notice of the provider. False where it was kept before: it has been acted on. */
export async function insertBankNotice(tx: Transaction, deduplicationKey: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bank_notice')
    .values({ deduplication_key: deduplicationKey, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The provider repeats a notice for hours, not for days. */
export async function forgetBankNotices(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('bank_notice').where('received_at', '<', before).execute();
}
