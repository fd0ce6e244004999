import * as z from 'zod/mini';
import type { BankConnection, PickedAccount } from '@portal/contract/bank/bank-connection';
import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Queries, Transaction } from '../../../../platform/database/index.ts';
import type { ConfirmedLogin } from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import {
  type ApplicationRow,
  dropRevenueConfirmation,
  insertEvent,
  toApplication,
  touchApplication,
} from '../../../application/index.ts';
import { type KnownAccount, type LoginFacts, questionOf } from '../../domain/known-account.ts';
import { isLegallyOwner, namesOfHolder } from '../../domain/same-name.ts';
import {
  type BankConnectionRow,
  findBankConnection,
  insertBankConnection,
  updateBankConnection,
} from '../../storage/bank-connections.ts';
import { hashesOfLogin, openAccounts, sealLogin, sealRequest } from '../../storage/bank-seals.ts';
import { deleteBankLogin } from './delete-bank-login.ts';

export const readBankAccounts = defineJob({
  name: 'read-bank-accounts',
  payload: z.strictObject({ connectionId: z.uuid() }),
  concurrency: 2,
});

export function toBankConnection(
  context: Pick<Context, 'vault' | 'clock' | 'config'>,
  row: BankConnectionRow,
  application: ApplicationRow,
): BankConnection {
  const accounts = row.accounts_sealed === null ? [] : openAccounts(context.vault, row.accounts_sealed);
  const login = loginFacts(context, row, application);
  return {
    state: row.state,
    fault: row.fault,
    institution: row.institution,
    connectedAt: row.connected_at.toISOString(),
    accounts: accounts.map(({ accountId, title, lastDigits, kind, currency, holder }) => ({
      accountId,
      title,
      lastDigits,
      kind,
      currency,
      question: questionOf({ kind, holder }, login),
    })),
    accountId: row.account_id,
    holderAnswer: row.holder_answer,
  };
}

function loginFacts(
  context: Pick<Context, 'vault' | 'clock' | 'config'>,
  { login_kind: loginKind }: BankConnectionRow,
  row: ApplicationRow,
): LoginFacts {
  const application = toApplication(context, row);
  return { loginKind, names: namesOfHolder(application), isLegallyOwner: isLegallyOwner(application) };
}

/** The chosen account as account managers see it; null before the choice. */
export async function findPickedAccount(
  queries: Queries,
  context: Pick<Context, 'vault' | 'clock' | 'config'>,
  application: ApplicationRow,
): Promise<PickedAccount | null> {
  const row = await findBankConnection(queries, application.id);
  if (!row) return null;
  const { accounts, accountId, holderAnswer } = toBankConnection(context, row, application);
  const account = accounts.find((each) => each.accountId === accountId);
  return account ? { kind: account.kind, question: account.question, holderAnswer } : null;
}

export function pickedAccount(
  { vault }: Pick<Context, 'vault'>,
  { accounts_sealed: sealed, account_id: accountId }: BankConnectionRow,
): KnownAccount | undefined {
  return sealed === null ? undefined : openAccounts(vault, sealed).find((account) => account.accountId === accountId);
}

/**
 * Stores a login that the provider confirmed for this application, and reads its accounts. The same login again changes
 * nothing unless it failed; another one replaces it.
 */
export async function saveLogin(
  tx: Transaction,
  context: Context,
  applicationId: string,
  { loginId, requestId, institution, loginKind }: ConfirmedLogin & { loginId: string },
): Promise<BankConnectionRow> {
  const { clock, jobs, random, vault } = context;
  const [loginHash = '', ...earlierHashes] = hashesOfLogin(vault, loginId);
  const before = await findBankConnection(tx, applicationId);
  const isSame = before !== undefined && [loginHash, ...earlierHashes].includes(before.login_hash);
  if (isSame && before.state !== 'failed') return before;

  const at = clock.now();
  if (before) await endConnection(tx, context, before, 'replaced');
  const row = await insertBankConnection(tx, {
    id: random.uuid(),
    application_id: applicationId,
    state: 'readingAccounts',
    institution,
    login_sealed: sealLogin(vault, loginId),
    login_hash: loginHash,
    request_sealed: sealRequest(vault, requestId),
    connected_at: at,
    login_kind: loginKind,
  });
  await touchApplication(tx, applicationId, at);
  await insertEvent(tx, context, applicationId, 'bankConnected');
  await jobs.enqueue(tx, readBankAccounts, { connectionId: row.id });
  return row;
}

/**
 * Ends a connection: erases what was read unless the application was submitted with it, and has a job delete the login
 * at the provider.
 */
export async function endConnection(
  tx: Transaction,
  context: Context,
  row: BankConnectionRow,
  because: NonNullable<BankConnectionRow['ended_because']>,
  { retainsAnalysis: keepsAnalysis = false }: { retainsAnalysis?: boolean } = {},
): Promise<void> {
  await updateBankConnection(tx, row.id, {
    ended_at: context.clock.now(),
    ended_because: because,
    request_sealed: null,
    accounts_sealed: null,
    ...(!keepsAnalysis && { analysis_sealed: null, cash_flow_sealed: null, covered_from: null, covered_to: null }),
    holder_answer: null,
    holder_answered_at: null,
  });
  await dropRevenueConfirmation(tx, row.application_id);
  await context.jobs.enqueue(tx, deleteBankLogin, { connectionId: row.id }, { singletonKey: row.id });
}

/** Stores why a connection failed, and moves a customer who had already continued back to the revenue step. */
export async function failConnection(tx: Transaction, row: BankConnectionRow, error: BankErrorKind): Promise<void> {
  await updateBankConnection(tx, row.id, { state: 'failed', fault: error, request_sealed: null });
  await dropRevenueConfirmation(tx, row.application_id);
}
