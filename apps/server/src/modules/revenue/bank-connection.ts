import type { BankConnection } from '@portal/contract/bank/bank-connection';
import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { ConfirmedLogin } from '../../providers/bank-aggregator/bank-aggregator.ts';
import { dropRevenueConfirmation, insertEvent, touchApplication } from '../application/index.ts';
import type { KnownAccount } from './domain/known-account.ts';
import { forgetBankLogin, readBankAccounts } from './jobs/bank-jobs.ts';
import {
  type BankConnectionRow,
  findBankConnection,
  insertBankConnection,
  updateBankConnection,
} from './storage/bank-connections.ts';
import { hashesOfLogin, openAccounts, sealLogin, sealRequest } from './storage/bank-seals.ts';

/** A connection as its owner sees it. */
export function toBankConnection({ vault }: Pick<Context, 'vault'>, row: BankConnectionRow): BankConnection {
  const accounts = row.accounts_sealed === null ? [] : openAccounts(vault, row.accounts_sealed);
  return {
    state: row.state,
    fault: row.fault,
    institution: row.institution,
    connectedAt: row.connected_at.toISOString(),
    accounts: accounts.map(({ accountId, title, lastDigits, kind, currency }) => ({
      accountId,
      title,
      lastDigits,
      kind,
      currency,
    })),
    accountId: row.account_id,
  };
}

/** The account that was picked, as the provider knows it. */
export function pickedAccount(
  { vault }: Pick<Context, 'vault'>,
  { accounts_sealed: sealed, account_id: accountId }: BankConnectionRow,
): KnownAccount | undefined {
  return sealed === null ? undefined : openAccounts(vault, sealed).find((account) => account.accountId === accountId);
}

/**
 * Keeps a login that the provider has confirmed for this very application, and has its accounts read. The same login
 * again changes nothing, unless it did not work out before; another one takes the place of the earlier.
 */
export async function keepLogin(
  tx: Transaction,
  context: Context,
  applicationId: string,
  { loginId, requestId, institution }: ConfirmedLogin & { loginId: string },
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
  });
  await touchApplication(tx, applicationId, at);
  await insertEvent(tx, context, applicationId, 'bankConnected');
  await jobs.enqueue(tx, readBankAccounts, { connectionId: row.id });
  return row;
}

/**
 * Ends a connection: what it showed is erased here, unless the application was sent with it, and its login at the
 * provider by a job.
 */
export async function endConnection(
  tx: Transaction,
  context: Context,
  row: BankConnectionRow,
  because: NonNullable<BankConnectionRow['ended_because']>,
  { keepsAnalysis = false }: { keepsAnalysis?: boolean } = {},
): Promise<void> {
  await updateBankConnection(tx, row.id, {
    ended_at: context.clock.now(),
    ended_because: because,
    request_sealed: null,
    accounts_sealed: null,
    ...(!keepsAnalysis && { analysis_sealed: null, covered_from: null, covered_to: null }),
  });
  await dropRevenueConfirmation(tx, row.application_id);
  await context.jobs.enqueue(tx, forgetBankLogin, { connectionId: row.id }, { singletonKey: row.id });
}

/** Keeps why a connection did not work out. A person who had gone on already is led back to the revenue step. */
export async function failConnection(tx: Transaction, row: BankConnectionRow, fault: BankFaultKind): Promise<void> {
  await updateBankConnection(tx, row.id, { state: 'failed', fault, request_sealed: null });
  await dropRevenueConfirmation(tx, row.application_id);
}
