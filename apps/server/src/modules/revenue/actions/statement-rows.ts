import type { ListedStatement, RowCorrection } from '@portal/contract/application/statement-corrections';
import type { StatementProof } from '@portal/contract/application/statement-transactions';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { lockApplication } from '../../application/index.ts';
import { correctAccount, namesRowsRead, rowOf } from '../domain/corrected-account.ts';
import {
  findCorrection,
  insertCorrection,
  listAccounts,
  saveCorrected,
  type StoredAccount,
  withdrawCorrection as markWithdrawn,
} from '../storage/statement-rows.ts';
import { findReadingState } from '../storage/statement-readings.ts';
import { findStatementFile } from '../storage/statements.ts';

/** One statement of an application. */
export interface StatementPlace {
  applicationId: string;
  statementId: string;
}

/** The rows of a statement as they count, account by account. Throws errorNotFound. */
export async function listStatementRows(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  place: StatementPlace,
): Promise<ListedStatement> {
  if (!(await findStatementFile(queries, place))) throw new DomainError('errorNotFound');
  const accounts = (await listAccounts(queries, vault, place)).map(({ position, version, read, corrections }) => ({
    position,
    version,
    ...correctAccount(read, corrections),
  }));
  const { statementId } = place;
  const state = (await findReadingState(queries, statementId)) ?? 'waiting';
  return { statementId, state, proof: proofOfAll(accounts), accounts };
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
 * Corrects a row, in the place of an earlier correction of the same row, and tries the printed sums again. Throws
 * errorNotFound, errorVersionConflict where somebody else was first, and errorValidation for a row that was not read, or
 * one of no amount.
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
    return saveAndList(tx, context, place, position);
  });
}

export interface CorrectionToWithdraw extends StatementPlace {
  correctionId: string;
  /** Of the account as it was seen; undefined: it was not looked at. */
  version?: number | undefined;
  by: string;
}

/**
 * Takes a correction back, once, and tries the printed sums again. Throws errorNotFound, and errorVersionConflict where
 * the account was seen before somebody else changed it.
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
    return saveAndList(tx, context, place, found.position);
  });
}

function assertSeen(account: StoredAccount, version: number): void {
  if (account.version !== version) throw new DomainError('errorVersionConflict', { version: account.version });
}

/** Who corrects an account waits for whoever corrects another one of the same application. */
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
