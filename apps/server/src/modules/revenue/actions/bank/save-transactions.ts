import { productDay } from '@portal/contract/calendar';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { TransactionsReading } from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import { dropRevenueConfirmation, findApplication, insertEvent, saveMatchValues } from '../../../application/index.ts';
import { accountFlow, analyseDeposits, bankSource, lenderRules } from '../../../credit/index.ts';
import { lastDigitsOf } from '../../domain/known-account.ts';
import { matchValuesOfAccount } from '../../domain/match-values.ts';
import { failConnection, pickedAccount } from './bank-connection.ts';
import { findRevenueState } from '../revenue-state.ts';
import {
  type BankConnectionRow,
  isUnchanged,
  lockBankConnection,
  updateBankConnection,
} from '../../storage/bank-connections.ts';
import { sealAnalysis, sealCashFlow } from '../../storage/bank-seals.ts';
import { businessNames, ownerNames } from '../own-names.ts';

/**
 * Stores figures about the chosen account's transactions, not the transactions themselves. If both polling and a notice
 * deliver them, they are stored once; if another account was picked, nothing is stored.
 * @param asked the connection at the time of the request
 */
export async function saveTransactions(
  tx: Transaction,
  context: Context,
  asked: Pick<BankConnectionRow, 'id' | 'account_id'>,
  reading: ReadyReading,
): Promise<void> {
  const row = await lockBankConnection(tx, asked.id);
  if (!row || !isUnchanged(row, { ...asked, state: 'readingTransactions' })) return;
  const application = await findApplication(tx, row.application_id);
  if (!application) return;
  const account = readOfPicked(context, row, reading);
  if (!account) return failConnection(tx, row, 'unreadable');
  if (isOfOther(row, reading)) return failConnection(tx, row, 'unknownLogin');

  const at = context.clock.now();
  const { transactions, currency } = account;
  const readOn = productDay(at);
  const own = {
    names: businessNames(application),
    ownerNames: ownerNames(context, application),
    lenders: await lenderRules(tx),
  };
  const analysis = analyseDeposits({
    transactions,
    currency,
    readOn,
    statedAnnualRevenue: application.funding?.annualRevenue ?? null,
    ...own,
  });
  if (!analysis) return failConnection(tx, row, 'noTransactions');
  const source = bankSource({
    transactions,
    currency,
    readOn,
    institution: row.institution,
    account: lastDigitsOf(account.number),
    connectionOf: row.application_id,
  });
  const flow = accountFlow(source, { ...own, moved: new Set() });

  await updateBankConnection(tx, row.id, {
    state: 'read',
    fault: null,
    request_sealed: null,
    analysis_sealed: sealAnalysis(context.vault, analysis),
    cash_flow_sealed: sealCashFlow(context.vault, flow),
    covered_from: analysis.coveredFrom,
    covered_to: analysis.coveredTo,
    read_at: at,
  });
  await saveMatchValues(
    tx,
    context.vault,
    { applicationId: row.application_id, source: row.id },
    matchValuesOfAccount(account.number, account.holder),
  );
  await insertEvent(tx, context, row.application_id, 'bankRead');
  const revenue = await findRevenueState(tx, context, { ...application, bank: { state: 'read' } });
  if (revenue.state !== 'complete') await dropRevenueConfirmation(tx, row.application_id);
}

type ReadyReading = TransactionsReading & { state: 'ready' };

function readOfPicked(context: Context, row: BankConnectionRow, { accounts }: ReadyReading) {
  const picked = pickedAccount(context, row);
  const account = accounts.find(({ id }) => id === picked?.providerId);
  return account && { ...account, holder: picked?.holder };
}

function isOfOther({ application_id }: BankConnectionRow, { tag }: ReadyReading): boolean {
  return tag !== undefined && tag !== application_id;
}
