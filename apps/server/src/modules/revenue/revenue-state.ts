import { coverMonths, missingMonths } from '@portal/contract/application/months-covered';
import { statementMonths, statementWindow } from '@portal/contract/application/statement-window';
import { type BankConnectionState, bankStateSatisfiesRevenue } from '@portal/contract/bank/bank-connection';
import type { RevenueSource, RevenueState } from '@portal/contract/bank/bank-connection';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/index.ts';
import { listCoveredDays } from './storage/bank-connections.ts';

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
  const at = application.submitted_at ?? clock.now();
  const covered = await listCoveredDays(queries, {
    applicationId: application.id,
    businessId: application.business_id,
    at: clock.now(),
  });
  const months = coverMonths(
    covered.map(({ connectionId, from, to }) => ({ account: connectionId, from, to })),
    statementWindow(at, statementMonths(application.was_funded)),
  );
  const bankState = application.bank?.state;
  const isReading = bankState !== undefined && bankStateSatisfiesRevenue[bankState] && bankState !== 'read';
  const hasStatements = application.statement_count > 0;
  const isConfirmed = hasStatements && application.revenue_confirmed_at !== null;
  const isComplete = months.complete || isConfirmed;
  const source = sourceOf(covered.length > 0 || isReading, hasStatements);
  const state = isComplete ? 'complete' : isReading ? 'reading' : 'missing';
  return { source, state, missingMonths: state === 'missing' ? missingMonths(months) : [], months: months.months };
}

function sourceOf(hasBank: boolean, hasStatements: boolean): RevenueSource {
  if (hasBank) return hasStatements ? 'both' : 'bank';
  return hasStatements ? 'statements' : 'none';
}
