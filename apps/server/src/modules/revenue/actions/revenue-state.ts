import { coverMonths, missingMonths } from '@portal/contract/application/statements/months-covered';
import type { MonthsReasonKind } from '@portal/contract/application/statements/months-reason';
import { statementMonths, statementWindow } from '@portal/contract/application/statements/statement-window';
import { type BankConnectionState, bankStateSatisfiesRevenue } from '@portal/contract/bank/bank-connection';
import type { RevenueSource, RevenueState } from '@portal/contract/entities/entities';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { isWaitedFor } from '../domain/describe-readings.ts';
import { listBankPeriods } from '../storage/bank-connections.ts';
import { findStatementCoverage } from '../storage/statement-readings.ts';

export interface RevenueFacts {
  id: string;
  business_id: string | null;
  was_funded: boolean;
  submitted_at: Date | null;
  revenue_confirmed_at: Date | null;
  statement_count: number;
  months_reason: MonthsReasonKind | null;
  bank: { state: BankConnectionState } | null;
}

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
  const isBankReading = isReadingBank(application.bank?.state);
  const isReading = isBankReading || statements.unreadSince.some((uploadedAt) => isWaitedFor(uploadedAt, now));
  const hasStatements = application.statement_count > 0;
  const hasWord = hasStatements || application.months_reason !== null;
  const isConfirmed = hasWord && application.revenue_confirmed_at !== null;
  const isComplete = months.complete || isConfirmed;
  const source = sourceOf(bankPeriods.length > 0 || isBankReading, hasStatements);
  const state = isComplete ? 'complete' : isReading ? 'reading' : 'missing';
  return { source, state, missingMonths: state === 'missing' ? missingMonths(months) : [], months: months.months };
}

function isReadingBank(state: BankConnectionState | undefined): boolean {
  return state !== undefined && state !== 'read' && bankStateSatisfiesRevenue[state];
}

function sourceOf(hasBank: boolean, hasStatements: boolean): RevenueSource {
  if (hasBank) return hasStatements ? 'both' : 'bank';
  return hasStatements ? 'statements' : 'none';
}
