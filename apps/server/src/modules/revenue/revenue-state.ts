import { coverMonths, missingMonths } from '@portal/contract/application/months-covered';
import { statementMonths, statementWindow } from '@portal/contract/application/statement-window';
import { type BankConnectionState, bankStateSatisfiesRevenue } from '@portal/contract/bank/bank-connection';
import type { RevenueSource, RevenueState } from '@portal/contract/bank/bank-connection';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/index.ts';
import { isWaitedFor } from './domain/describe-readings.ts';
import { listBankPeriods } from './storage/bank-connections.ts';
import { findStatementCoverage } from './storage/statement-readings.ts';

/** What of an application decides how far its revenue is known. */
export interface RevenueFacts {
  id: string;
  business_id: string | null;
  was_funded: boolean;
  submitted_at: Date | null;
  revenue_confirmed_at: Date | null;
  statement_count: number;
  bank: { state: BankConnectionState } | null;
}

/**
 * What is known of an application's revenue now, over bank data and statements together. The person's word for
 * uploaded months counts.
 */
export async function findRevenueState(
  queries: Queries,
  { clock }: { clock: Clock },
  application: RevenueFacts,
): Promise<RevenueState> {
  const now = clock.now();
  const at = application.submitted_at ?? now;
  const bankPeriods = await listBankPeriods(queries, application, now);
  const statements = await findStatementCoverage(queries, application.id);
  const months = coverMonths(
    [...bankPeriods, ...statements.periods],
    statementWindow(at, statementMonths(application.was_funded)),
  );
  const bankState = application.bank?.state;
  const isBankReading = bankState !== undefined && bankStateSatisfiesRevenue[bankState] && bankState !== 'read';
  const isReading = isBankReading || statements.unreadSince.some((uploadedAt) => isWaitedFor(uploadedAt, now));
  const hasStatements = application.statement_count > 0;
  const isConfirmed = hasStatements && application.revenue_confirmed_at !== null;
  const isComplete = months.complete || isConfirmed;
  const source = sourceOf(bankPeriods.length > 0 || isBankReading, hasStatements);
  const state = isComplete ? 'complete' : isReading ? 'reading' : 'missing';
  return { source, state, missingMonths: state === 'missing' ? missingMonths(months) : [], months: months.months };
}

function sourceOf(hasBank: boolean, hasStatements: boolean): RevenueSource {
  if (hasBank) return hasStatements ? 'both' : 'bank';
  return hasStatements ? 'statements' : 'none';
}
