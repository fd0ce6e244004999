import type { ListedStatement, RowCorrection } from '@portal/contract/application/statements/statement-corrections';
import {
  type Confirmable,
  confirmables,
  type StatementProof,
} from '@portal/contract/application/statements/statement-transactions';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { insertEvent, lockApplication } from '../../application/index.ts';
import { correctAccount, namesRowsRead, rowOf } from '../domain/corrected-account.ts';
import {
  findCorrection,
  insertCorrection,
  listAccounts,
  saveCorrected,
  type StoredAccount,
  withdrawCorrection as markWithdrawn,
} from '../storage/statement-rows.ts';
import {
  type ConfirmedReading,
  deleteConfirmation,
  findConfirmedReading,
  insertConfirmation,
  saveConfirmedReading,
} from '../storage/statement-readings.ts';
import { findStatementFile } from '../storage/statements.ts';
import { requestResolution } from './resolve-read-months.ts';

export interface StatementPlace {
  applicationId: string;
  statementId: string;
}

/** Rows of a statement with corrections, by account. Throws errorNotFound. */
export async function listStatementRows(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  place: StatementPlace,
): Promise<ListedStatement> {
  if (!(await findStatementFile(queries, place))) throw new DomainError('errorNotFound');
  const stored = await listAccounts(queries, vault, place);
  const accounts = stored.map(({ position, version, read, corrections }) => ({
    position,
    version,
    ...correctAccount(read, corrections),
  }));
  const { statementId } = place;
  const reading = await findConfirmedReading(queries, vault, statementId);
  const { state, confirmations } = reading ?? { state: 'waiting', confirmations: [] };
  const toConfirm = askedOf(reading, stored).filter((what) => confirmations.every((each) => each.what !== what));
  return { statementId, state, proof: proofOfAll(accounts), toConfirm, confirmations, accounts };
}

function askedOf(reading: ConfirmedReading | undefined, accounts: readonly StoredAccount[]): Confirmable[] {
  const asked = [...(reading?.asked ?? []), ...accounts.flatMap((account) => account.asked)];
  return confirmables.filter((what) => asked.includes(what));
}

function proofOfAll(accounts: readonly { proof: StatementProof }[]): StatementProof {
  if (accounts.every(({ proof }) => proof === 'notRead')) return 'notRead';
  return accounts.every(({ proof }) => proof === 'proven') ? 'proven' : 'notProven';
}

export interface NewCorrection extends StatementPlace {
  account: number;
  version: number;
  correction: RowCorrection;
  by: string;
}

/**
 * Corrects a row, replacing an earlier correction of it, and rechecks the printed sums. Throws errorNotFound;
 * errorVersionConflict if someone else changed the account first; errorValidation for a row that was not read or an
 * amount of zero.
 */
export async function correctRow(
  context: Context,
  { account: position, version, correction, by, ...place }: NewCorrection,
): Promise<ListedStatement> {
  const { clock, database, random, vault } = context;
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, context, place, position);
    assertSeen(account, version);
    const rowsRead = account.read.transactions.length;
    if (!namesRowsRead(correction, rowsRead))
      throw new DomainError('errorValidation', { errors: [{ path: 'correction.row', key: 'errors.errorValidation' }] });

    if ('cents' in correction && correction.cents === 0) {
      throw new DomainError('errorValidation', {
        errors: [{ path: 'correction.cents', key: 'validation.staff.noAmount' }],
      });
    }

    const at = clock.now();
    if (correction.kind !== 'add') {
      const earlier = account.corrections.find((each) => rowOf(each, rowsRead) === correction.row);
      if (earlier) await markWithdrawn(tx, earlier.correctionId, { by, at });
    }
    const { statementId } = place;
    await insertCorrection(tx, vault, { statementId, position }, { correctionId: random.uuid(), correction, by, at });
    const day = 'date' in correction ? correction.date : account.read.transactions[correction.row]?.date;
    const details = { months: day === undefined ? [] : [day.slice(0, 7)] };
    await insertEvent(tx, context, place.applicationId, 'rowCorrected', { staffName: by, details });
    return saveAndList(tx, context, place, position);
  });
}

export interface CorrectionToWithdraw extends StatementPlace {
  correctionId: string;
  /** Version of the account that the caller saw; undefined skips the version check. */
  version?: number | undefined;
  by: string;
}

/**
 * Withdraws a correction once, and rechecks the printed sums. Throws errorNotFound, and errorVersionConflict if the
 * account changed since the caller saw it.
 */
export async function withdrawCorrection(
  context: Context,
  { correctionId, version, by, ...place }: CorrectionToWithdraw,
): Promise<ListedStatement> {
  return context.database.transaction(async (tx) => {
    await lockApplication(tx, place.applicationId);
    const found = await findCorrection(tx, { statementId: place.statementId, correctionId });
    if (!found) throw new DomainError('errorNotFound');
    if (version !== undefined) assertSeen(await lockAccount(tx, context, place, found.position), version);
    if (!found.stands) return listStatementRows(tx, context, place);
    await markWithdrawn(tx, correctionId, { by, at: context.clock.now() });
    await insertEvent(tx, context, place.applicationId, 'correctionWithdrawn', { staffName: by });
    return saveAndList(tx, context, place, found.position);
  });
}

const confirmedEvents = {
  bank: 'bankConfirmed',
  currency: 'currencyConfirmed',
  kind: 'kindConfirmed',
} as const satisfies Record<Confirmable, ApplicationEventKind>;

export interface Confirmation extends StatementPlace {
  what: Confirmable;
  confirmed: boolean;
  by: string;
}

/**
 * Confirms what the reader did not recognize on a statement, or withdraws the confirmation; repeating it changes
 * nothing. Rows and months count once everything is confirmed. Throws errorNotFound, and errorValidation for anything
 * that was recognized.
 */
export async function confirmStatement(
  context: Context,
  { what, confirmed, by, ...place }: Confirmation,
): Promise<ListedStatement> {
  const { clock, database, vault } = context;
  const { applicationId, statementId } = place;
  return database.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    if (!(await findStatementFile(tx, place))) throw new DomainError('errorNotFound');
    const reading = await findConfirmedReading(tx, vault, statementId);
    const isAsked = askedOf(reading, await listAccounts(tx, vault, place)).includes(what);
    if (!isAsked)
      throw new DomainError('errorValidation', { errors: [{ path: 'what', key: 'errors.errorValidation' }] });
    if (reading?.confirmations.some((each) => each.what === what) === confirmed)
      return listStatementRows(tx, context, place);

    if (confirmed) await insertConfirmation(tx, { statementId, what, by, at: clock.now() });
    else await deleteConfirmation(tx, { statementId, what });
    const accounts = await listAccounts(tx, vault, place);
    for (const account of accounts) await saveCorrected(tx, vault, account);
    await saveConfirmedReading(tx, vault, { statementId, applicationId, accounts: accounts.map(({ read }) => read) });
    const event = confirmed ? confirmedEvents[what] : 'confirmationWithdrawn';
    await insertEvent(tx, context, applicationId, event, { staffName: by });
    if (confirmed) await requestResolution(tx, context, applicationId);
    return listStatementRows(tx, context, place);
  });
}

function assertSeen(account: StoredAccount, version: number): void {
  if (account.version !== version) throw new DomainError('errorVersionConflict', { version: account.version });
}

async function lockAccount(
  tx: Transaction,
  context: Context,
  place: StatementPlace,
  position: number,
): Promise<StoredAccount> {
  await lockApplication(tx, place.applicationId);
  const account = (await listAccounts(tx, context.vault, place)).find((each) => each.position === position);
  if (!account) throw new DomainError('errorNotFound');
  return account;
}

async function saveAndList(
  tx: Transaction,
  context: Context,
  place: StatementPlace,
  position: number,
): Promise<ListedStatement> {
  await saveCorrected(tx, context.vault, await lockAccount(tx, context, place, position));
  return listStatementRows(tx, context, place);
}
