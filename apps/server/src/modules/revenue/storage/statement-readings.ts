import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { CoveredPeriod } from '@portal/contract/application/statements/months-covered';
import type { StatementConfirmation } from '@portal/contract/application/statements/statement-corrections';
import {
  otherCurrencies,
  type OtherCurrency,
  type StatementBank,
} from '@portal/contract/application/statements/statement-reading';
import type { Confirmable } from '@portal/contract/application/statements/statement-transactions';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { StatementReadingTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { applicationsOfCustomer } from '../../application/index.ts';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import type { UnreadReason } from '@portal/statements/reading/unread-reason';
import type { KnownReading } from '../domain/describe-readings.ts';
import { isSameHolder } from '../domain/same-name.ts';
import {
  type ReadStatement,
  reasonOfUnconfirmed,
  type RecognizedStatement,
  type UnconfirmedStatement,
  type UnrecognizedStatement,
} from '@portal/statements/reading/read-statement';
import type { ReadAccount } from '@portal/statements/rows/read-accounts';
import { insertAccounts, listProvenDeposits } from './statement-rows.ts';

const DETAILS_PURPOSE = sealedColumns['statement_reading.details_sealed'].purpose;
const SIGNS_PURPOSE = sealedColumns['statement_reading.signs_sealed'].purpose;
const ACCOUNT_PURPOSE = 'statement.account';

interface SealedDetails {
  holder: string | null;
  /** Last digits of each account, in the order of the periods. */
  accounts: (string | null)[];
  /** Absent for files read before this field existed. */
  arePagesMissing?: boolean;
  pagesNotCounted?: number[];
  otherCurrency?: OtherCurrency;
  /** What staff must confirm, and the result once they have; absent if there is nothing to confirm. */
  unconfirmed?: UnconfirmedStatement;
}

export interface NewReading {
  statementId: string;
  applicationId: string;
  reading: ReadStatement | UnrecognizedStatement<UnreadReason>;
  /** Null if the file could not be opened. */
  signs: DocumentSigns | null;
  pages: number;
  at: Date;
}

/** Stores a statement's reading once, unless the statement was removed meanwhile; returns whether it did. */
export async function insertReading(
  tx: Transaction,
  vault: Vault,
  { statementId, applicationId, reading, signs, pages, at }: NewReading,
): Promise<boolean> {
  const statement = await tx
    .selectFrom('statement_file')
    .select('id')
    .where('id', '=', statementId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!statement) return false;
  const isRead = reading.state === 'read';
  const periods = isRead ? reading.periods : [];
  const rows = isRead ? reading : reading.unproven;
  const bank = rows?.bank ?? null;
  const isCreditCard = isRead && reading.isCreditCard;
  const given = isRead ? await findHolderAnswer(tx, vault, { applicationId, holder: reading.holder }) : null;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('statement_reading')
    .values({
      statement_id: statementId,
      state: reading.state,
      reason: isRead ? null : reading.reason,
      bank,
      is_credit_card: isCreditCard,
      periods: storedPeriods(vault, { applicationId, bank, periods }),
      details_sealed: sealDetails(vault, reading),
      pages,
      read_at: at,
      signs_sealed: signs && vault.seal(JSON.stringify(signs), SIGNS_PURPOSE),
      ...given,
    })
    .onConflict((conflict) => conflict.column('statement_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (rows) await insertAccounts(tx, vault, { statementId, isCreditCard, accounts: rows.accounts });
  return true;
}

function storedPeriods(
  vault: Vault,
  {
    applicationId,
    bank,
    periods,
  }: { applicationId: string; bank: StatementBank | null; periods: RecognizedStatement['periods'] },
): string {
  const hashOf = (account: string | null) =>
    vault.keyedHash([applicationId, bank ?? '', account ?? ''].join(' '), ACCOUNT_PURPOSE);
  return JSON.stringify(periods.map(({ account, from, to }) => ({ account: hashOf(account), from, to })));
}

function sealDetails(vault: Vault, reading: NewReading['reading']): string | null {
  const details = reading.state === 'read' ? detailsOf(reading) : unreadDetailsOf(reading);
  return details && vault.seal(JSON.stringify(details), DETAILS_PURPOSE);
}

function detailsOf({
  holder,
  periods,
  accounts: read,
  pagesNotCounted,
}: Pick<RecognizedStatement, 'holder' | 'periods' | 'accounts' | 'pagesNotCounted'>): SealedDetails {
  const accounts = periods.map(({ account }) => account);
  const arePagesMissing = read.some(({ pageGap }) => pageGap !== null);
  return { holder, accounts, arePagesMissing, ...(pagesNotCounted && { pagesNotCounted }), ...otherCurrencyOf(read) };
}

function unreadDetailsOf({ reason, unproven, unconfirmed }: UnrecognizedStatement<UnreadReason>): SealedDetails | null {
  const currency = reason === 'otherCurrency' ? otherCurrencyOf(unproven?.accounts ?? []) : {};
  const kept = { ...currency, ...(unconfirmed && { unconfirmed }) };
  return Object.keys(kept).length === 0 ? null : { holder: null, accounts: [], ...kept };
}

function otherCurrencyOf(accounts: readonly ReadAccount[]): Pick<SealedDetails, 'otherCurrency'> {
  const otherCurrency = otherCurrencies.find((each) => accounts.some(({ currency }) => currency === each));
  return otherCurrency === undefined ? {} : { otherCurrency };
}

export async function listSigns(
  queries: Queries,
  vault: Vault,
  applicationId: string,
): Promise<{ statementId: string; bank: StatementBank | null; signs: DocumentSigns | null; holder: string | null }[]> {
  const rows = await queries
    .selectFrom('statement_file')
    .leftJoin('statement_reading', 'statement_reading.statement_id', 'statement_file.id')
    .select(['statement_file.id as statementId', 'bank', 'signs_sealed', 'details_sealed'])
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .execute();
  return rows.map(({ statementId, bank, signs_sealed: sealed, details_sealed: details }) => ({
    statementId,
    bank,
    holder: openDetails(vault, details)?.holder ?? null,
    signs: sealed === null ? null : (JSON.parse(vault.open(sealed, SIGNS_PURPOSE)) as DocumentSigns),
  }));
}

function presentReadings(queries: Queries, applicationId: string) {
  return queries
    .selectFrom('statement_reading')
    .innerJoin('statement_file', 'statement_file.id', 'statement_reading.statement_id')
    .selectAll('statement_reading')
    .where('statement_file.application_id', '=', applicationId)
    .where('statement_file.removed_at', 'is', null);
}

function openDetails(vault: Vault, sealed: string | null): SealedDetails | undefined {
  return sealed === null ? undefined : (JSON.parse(vault.open(sealed, DETAILS_PURPOSE)) as SealedDetails);
}

/** The customer's answer for an earlier statement with the same holder: each name raises the question only once. */
async function findHolderAnswer(
  tx: Transaction,
  vault: Vault,
  { applicationId, holder }: { applicationId: string; holder: string | null },
): Promise<Pick<Selectable<StatementReadingTable>, 'holder_answer' | 'holder_answered_at'> | null> {
  if (holder === null) return null;
  const rows = await presentReadings(tx, applicationId)
    .where('holder_answer', 'is not', null)
    .orderBy('holder_answered_at', 'desc')
    .execute();
  const same = rows.find((row) => isSameHolder(openDetails(vault, row.details_sealed)?.holder ?? '', holder));
  return same ? { holder_answer: same.holder_answer, holder_answered_at: same.holder_answered_at } : null;
}

export async function updateHolderAnswer(
  tx: Transaction,
  statementIds: readonly string[],
  { answer, at }: { answer: HolderAnswer; at: Date },
): Promise<void> {
  await tx
    .updateTable('statement_reading')
    .set({ holder_answer: answer, holder_answered_at: at })
    .where('statement_id', 'in', statementIds)
    .execute();
}

/**
 * Locks an application's files for the transaction. Storing a reading locks its file in the same way, so a reading
 * stored later sees the answer.
 */
export async function lockStatements(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .selectFrom('statement_file')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteReading(tx: Transaction, statementId: string): Promise<void> {
  await tx.deleteFrom('statement_reading').where('statement_id', '=', statementId).execute();
}

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

export interface ConfirmedReading {
  state: KnownReading['state'];
  asked: readonly Confirmable[];
  confirmations: StatementConfirmation[];
}

export async function findConfirmedReading(
  queries: Queries,
  vault: Vault,
  statementId: string,
): Promise<ConfirmedReading | undefined> {
  const row = await queries
    .selectFrom('statement_reading')
    .select(['state', 'details_sealed'])
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  if (!row) return undefined;
  const confirmations = await queries
    .selectFrom('statement_confirmation')
    .select(['what', 'confirmed_by as by', 'confirmed_at as at'])
    .where('statement_id', '=', statementId)
    .orderBy('confirmed_at')
    .execute();
  return {
    state: row.state,
    asked: openDetails(vault, row.details_sealed)?.unconfirmed?.what ?? [],
    confirmations: confirmations.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}

export async function insertConfirmation(
  tx: Transaction,
  { statementId, what, by, at }: { statementId: string; what: Confirmable; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('statement_confirmation')
    .values({ statement_id: statementId, what, confirmed_by: by, confirmed_at: at })
    .execute();
}

export async function deleteConfirmation(
  tx: Transaction,
  { statementId, what }: { statementId: string; what: Confirmable },
): Promise<void> {
  await tx
    .deleteFrom('statement_confirmation')
    .where('statement_id', '=', statementId)
    .where('what', '=', what)
    .execute();
}

interface StoredReading extends Pick<KnownReading, 'state' | 'reason'> {
  periods: RecognizedStatement['periods'];
  details: SealedDetails;
}

/** Facts about a statement while `left` is unconfirmed; all facts once nothing is left to confirm. */
function readingUnless(
  left: readonly Confirmable[],
  { unconfirmed, accounts }: { unconfirmed: UnconfirmedStatement; accounts: readonly ReadAccount[] },
): StoredReading {
  if (left.length === 0) {
    const details = detailsOf({ ...unconfirmed, accounts: [...accounts] });
    return { state: 'read', reason: null, periods: unconfirmed.periods, details };
  }
  const reason = reasonOfUnconfirmed(left);
  const currency = reason === 'otherCurrency' ? otherCurrencyOf(accounts) : {};
  return { state: 'notRecognised', reason, periods: [], details: { holder: null, accounts: [], ...currency } };
}

export async function saveConfirmedReading(
  tx: Transaction,
  vault: Vault,
  {
    statementId,
    applicationId,
    accounts,
  }: { statementId: string; applicationId: string; accounts: readonly ReadAccount[] },
): Promise<void> {
  const row = await tx
    .selectFrom('statement_reading')
    .select(['bank', 'details_sealed', 'holder_answer'])
    .where('statement_id', '=', statementId)
    .executeTakeFirstOrThrow();
  const unconfirmed = openDetails(vault, row.details_sealed)?.unconfirmed;
  const known = await findConfirmedReading(tx, vault, statementId);
  if (!unconfirmed || !known) return;
  const left = unconfirmed.what.filter((what) => known.confirmations.every((each) => each.what !== what));
  const { state, reason, periods, details } = readingUnless(left, { unconfirmed, accounts });
  const given =
    row.holder_answer === null ? await findHolderAnswer(tx, vault, { applicationId, holder: details.holder }) : null;
  await tx
    .updateTable('statement_reading')
    .set({
      state,
      reason,
      periods: storedPeriods(vault, { applicationId, bank: row.bank, periods }),
      details_sealed: vault.seal(JSON.stringify({ ...details, unconfirmed } satisfies SealedDetails), DETAILS_PURPOSE),
      ...given,
    })
    .where('statement_id', '=', statementId)
    .execute();
}

export async function findReadingProgress(
  queries: Queries,
  applicationId: string,
): Promise<{ statements: number; unread: number }> {
  const rows = await queries
    .selectFrom('statement_file')
    .leftJoin('statement_reading', 'statement_reading.statement_id', 'statement_file.id')
    .select('statement_reading.state')
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .execute();
  return { statements: rows.length, unread: rows.filter(({ state }) => state === null).length };
}

export async function countUnread(queries: Queries, customerId: string): Promise<number> {
  const row = await queries
    .selectFrom('statement_file')
    .leftJoin('statement_reading', 'statement_reading.statement_id', 'statement_file.id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('statement_file.application_id', 'in', applicationsOfCustomer(customerId))
    .where('statement_file.removed_at', 'is', null)
    .where('statement_reading.statement_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

function columnsOf(details: Partial<SealedDetails> = {}) {
  const { holder = null, arePagesMissing = false, pagesNotCounted = [], otherCurrency = null } = details;
  return { holder, arePagesMissing, pagesNotCounted, otherCurrency };
}

export async function listReadings(
  queries: Queries,
  vault: Vault,
  applicationId: string,
): Promise<Map<string, KnownReading>> {
  // In this order: a reading stored between the two queries would otherwise seem to have no deposits.
  const rows = await presentReadings(queries, applicationId).execute();
  const deposits = await listProvenDeposits(queries, vault, applicationId);
  return new Map(
    rows.map((row) => {
      const details = openDetails(vault, row.details_sealed);
      const periods = row.periods.map(({ account, from, to }, index) => ({
        account,
        digits: details?.accounts[index] ?? null,
        from,
        to,
      }));
      const { state, reason } = row;
      const isRead = state === 'read';
      return [
        row.statement_id,
        {
          state,
          reason: reason as UnreadReason | null,
          // Nothing about unrecognized statements is shown, even if their rows are stored for account managers.
          bank: isRead ? row.bank : null,
          periods,
          isCreditCard: row.is_credit_card,
          ...columnsOf(details),
          deposits: isRead ? (deposits.get(row.statement_id) ?? []) : [],
          holderAnswer: row.holder_answer,
          readAt: row.read_at,
        },
      ];
    }),
  );
}

export interface StatementCoverage {
  periods: CoveredPeriod[];
  unreadSince: Date[];
}

/** Account periods that count towards the months, which those of credit cards do not. */
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
