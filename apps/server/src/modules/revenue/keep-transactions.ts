import { productDay } from '@portal/contract/application/statement-window';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { TransactionsReading } from '../../providers/bank-aggregator/bank-aggregator.ts';
import { dropRevenueConfirmation, findApplication, insertEvent, openPersonal } from '../application/index.ts';
import { failConnection, pickedAccount } from './bank-connection.ts';
import { analyseDeposits } from './domain/analyse-deposits.ts';
import { findRevenueState } from './revenue-state.ts';
import { lockBankConnection, updateBankConnection } from './storage/bank-connections.ts';
import { sealAnalysis } from './storage/bank-seals.ts';

/**
 * Keeps what the transactions of the picked account say, and not the transactions. Brought twice, by a poll and by a
 * notice, it is kept once.
 */
export async function keepTransactions(
  tx: Transaction,
  context: Context,
  connectionId: string,
  reading: TransactionsReading & { state: 'ready' },
): Promise<void> {
  const row = await lockBankConnection(tx, connectionId);
  if (!row || row.ended_at !== null || row.state !== 'readingTransactions') return;
  const application = await findApplication(tx, row.application_id);
  if (!application) return;
  const picked = pickedAccount(context, row);
  const account = reading.accounts.find(({ id }) => id === picked?.providerId);
  if (!account) return failConnection(tx, row, 'unreadable');
  if (reading.tag !== undefined && reading.tag !== row.application_id) return failConnection(tx, row, 'unknownLogin');

  const at = context.clock.now();
  const personal = application.personal_sealed && openPersonal(context.vault, application.personal_sealed);
  const analysis = analyseDeposits({
    transactions: account.transactions,
    currency: account.currency,
    readOn: productDay(at),
    statedAnnualRevenue: application.funding?.annualRevenue ?? null,
    names: [
      ...(personal ? [`${personal.firstName} ${personal.lastName}`] : []),
      application.structure?.companyName ?? '',
      application.structure?.legalBusinessName ?? '',
    ],
  });
  if (!analysis) return failConnection(tx, row, 'noTransactions');

  await updateBankConnection(tx, connectionId, {
    state: 'read',
    fault: null,
    request_sealed: null,
    analysis_sealed: sealAnalysis(context.vault, analysis),
    covered_from: analysis.coveredFrom,
    covered_to: analysis.coveredTo,
    read_at: at,
  });
  await insertEvent(tx, context, row.application_id, 'bankRead');
  const revenue = await findRevenueState(tx, context, { ...application, bank: { state: 'read' } });
  if (revenue.state !== 'complete') await dropRevenueConfirmation(tx, row.application_id);
}
