import type { CoveredPeriod } from '@portal/contract/application/months-covered';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { UnreadReason } from '../domain/unread-reason.ts';
import type { KnownReading } from '../domain/describe-readings.ts';
import type { ReadStatement } from '../domain/reading/read-statement.ts';

const DETAILS_PURPOSE = sealedColumns['statement_reading.details_sealed'].purpose;
const ACCOUNT_PURPOSE = 'statement.account';

/** What of a reading is kept sealed. */
interface SealedDetails {
  holder: string | null;
  /** Last digits, in the order of the periods. */
  accounts: (string | null)[];
  /** Cents. */
  openingBalance: number | null;
  closingBalance: number | null;
}

export interface NewReading {
  statementId: string;
  applicationId: string;
  reading: ReadStatement | { state: 'notRecognised'; reason: UnreadReason };
  pages: number;
  at: Date;
}

/** Keeps what was read of a statement, once; a statement that was removed meanwhile gets nothing. */
export async function insertReading(
  tx: Transaction,
  vault: Vault,
  { statementId, applicationId, reading, pages, at }: NewReading,
): Promise<void> {
  const statement = await tx
    .selectFrom('statement_file')
    .select('id')
    .where('id', '=', statementId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!statement) return;
  const isRead = reading.state === 'read';
  const periods = isRead ? reading.periods : [];
  const bank = isRead ? reading.bank : null;
  const hashOf = (account: string | null) =>
    vault.keyedHash([applicationId, bank ?? '', account ?? ''].join(' '), ACCOUNT_PURPOSE);
  await tx
    .insertInto('statement_reading')
    .values({
      statement_id: statementId,
      state: reading.state,
      reason: isRead ? null : reading.reason,
      bank,
      is_credit_card: isRead && reading.isCreditCard,
      periods: JSON.stringify(periods.map(({ account, from, to }) => ({ account: hashOf(account), from, to }))),
      details_sealed: isRead
        ? vault.seal(
            JSON.stringify({
              holder: reading.holder,
              accounts: periods.map(({ account }) => account),
              openingBalance: reading.openingBalance,
              closingBalance: reading.closingBalance,
            } satisfies SealedDetails),
            DETAILS_PURPOSE,
          )
        : null,
      pages,
      read_at: at,
    })
    .onConflict((conflict) => conflict.column('statement_id').doNothing())
    .execute();
}

/** Forgets what was read of a statement that is removed. */
export async function deleteReading(tx: Transaction, statementId: string): Promise<void> {
  await tx.deleteFrom('statement_reading').where('statement_id', '=', statementId).execute();
}

/** The statement that a job is to read; undefined where it was read before, or removed. */
export async function findStatementToRead(
  queries: Queries,
  statementId: string,
): Promise<{ applicationId: string; requestId: string | null; storageKey: string; sizeBytes: number } | undefined> {
  return queries
    .selectFrom('statement_file')
    .leftJoin('statement_reading', 'statement_reading.statement_id', 'statement_file.id')
    .select([
      'statement_file.application_id as applicationId',
      'statement_file.information_request_id as requestId',
      'statement_file.storage_key as storageKey',
      'statement_file.size_bytes as sizeBytes',
    ])
    .where('statement_file.id', '=', statementId)
    .where('statement_file.removed_at', 'is', null)
    .where('statement_reading.statement_id', 'is', null)
    .executeTakeFirst();
}

/** The readings of an application's statements by statement; those that are not read yet are not among them. */
export async function listReadings(
  queries: Queries,
  vault: Vault,
  applicationId: string,
): Promise<Map<string, KnownReading>> {
  const rows = await queries
    .selectFrom('statement_reading')
    .innerJoin('statement_file', 'statement_file.id', 'statement_reading.statement_id')
    .selectAll('statement_reading')
    .where('statement_file.application_id', '=', applicationId)
    .where('statement_file.removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const details =
        row.details_sealed === null
          ? undefined
          : (JSON.parse(vault.open(row.details_sealed, DETAILS_PURPOSE)) as SealedDetails);
      const periods = row.periods.map(({ account, from, to }, index) => ({
        account,
        digits: details?.accounts[index] ?? null,
        from,
        to,
      }));
      const { state, bank } = row;
      return [
        row.statement_id,
        {
          state,
          bank,
          periods,
          isCreditCard: row.is_credit_card,
          holder: details?.holder ?? null,
          readAt: row.read_at,
        },
      ];
    }),
  );
}

/** How far the statements of an application are read, and the days that they cover. */
export interface StatementCoverage {
  periods: CoveredPeriod[];
  /** Statements without a reading, by when they were uploaded. */
  unreadSince: Date[];
}

/** What counts towards the months: the periods of accounts, not those of credit cards. */
export async function findStatementCoverage(queries: Queries, applicationId: string): Promise<StatementCoverage> {
  const rows = await queries
    .selectFrom('statement_file')
    .leftJoin('statement_reading', 'statement_reading.statement_id', 'statement_file.id')
    .select(['uploaded_at', 'state', 'periods', 'is_credit_card'])
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .execute();
  return {
    periods: rows.flatMap(({ periods, is_credit_card: isCreditCard }) => (isCreditCard ? [] : (periods ?? []))),
    unreadSince: rows.filter(({ state }) => state === null).map((row) => row.uploaded_at),
  };
}
