import type { Context } from '../../../../kernel/context.ts';
import type { AccountSummary } from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import { type KnownAccount, lastDigitsOf, orderAccounts } from '../../domain/known-account.ts';
import { findBankConnectionById, lockBankConnection, updateBankConnection } from '../../storage/bank-connections.ts';
import { sealAccounts } from '../../storage/bank-seals.ts';
import { failConnection } from './bank-connection.ts';
import { askInSession } from './open-session.ts';

/** Reads a confirmed login's accounts, so that its owner can choose one. Throws if retrying later helps. */
export async function readAccounts(context: Context, connectionId: string, run: { isLastTry: boolean }): Promise<void> {
  const row = await findBankConnectionById(context.database.query, connectionId);
  if (!row || row.ended_at !== null || row.state !== 'readingAccounts') return;

  const found = await askInSession(context, row, run, (requestId) => context.bank.readAccounts(requestId));
  if (!found) return;
  const accounts = orderAccounts(found.map((account) => toKnown(context, account)));

  await context.database.transaction(async (tx) => {
    const current = await lockBankConnection(tx, connectionId);
    if (!current || current.ended_at !== null || current.state !== 'readingAccounts') return;
    if (accounts.length === 0) return failConnection(tx, current, 'noTransactions');
    await updateBankConnection(tx, connectionId, {
      state: 'chooseAccount',
      accounts_sealed: sealAccounts(context.vault, accounts),
    });
  });
}

function toKnown({ random }: Context, account: AccountSummary): KnownAccount {
  return {
    accountId: random.uuid(),
    providerId: account.id,
    title: account.title,
    lastDigits: lastDigitsOf(account.number),
    kind: account.kind,
    currency: account.currency,
    holder: account.holderName,
  };
}
