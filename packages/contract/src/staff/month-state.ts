import {
  type CoveredPeriod,
  isWholeMonth,
  monthsOfPeriods,
  stateOfCoverage,
} from '../application/statements/months-covered.ts';
import type { Month } from '../calendar.ts';
import type { StatementProof } from '../application/statements/statement-transactions.ts';
import type { MarkedMonth } from './work-list.ts';
import type { MonthReason } from './work-list-terms.ts';

export interface StatementOfMonths {
  periods: readonly CoveredPeriod[];
  /** One per account; empty if no rows were read or they are erased. */
  proofs: readonly StatementProof[];
}

export interface MonthFacts {
  /** Excludes credit cards. */
  statements: readonly StatementOfMonths[];
  bankPeriods: readonly CoveredPeriod[];
  isReading: boolean;
}

/**
 * Mark of a month and its reason, the same on the work list, in an application's header and for its accounts. If the
 * bank connection covers the month, the mark comes from it; otherwise every statement of the month must be proven.
 */
export function stateOfMonth(month: Month, { statements, bankPeriods, isReading }: MonthFacts): MarkedMonth {
  const periods = [...statements.flatMap((statement) => statement.periods), ...bankPeriods];
  const covered = stateOfCoverage(month, periods);
  if (covered === 'missing') {
    if (isReading) return { month, source: null, state: 'reading', reason: null };
    return { month, source: null, state: 'missing', reason: touches(periods, month) ? 'fewDays' : 'notSent' };
  }
  const source = stateOfCoverage(month, bankPeriods) === covered ? 'bank' : 'statement';
  if (covered === 'part') return { month, source, state: 'part', reason: 'someDays' };
  const someDays = isWholeMonth(month, source === 'bank' ? bankPeriods : periods) ? null : 'someDays';
  if (source === 'bank') return { month, source, state: 'read', reason: someDays };
  const ofMonth = statements.filter(
    (each) => touches(each.periods, month) && monthsOfPeriods(each.periods).includes(month),
  );
  const doubt = doubtOf(ofMonth);
  return doubt
    ? { month, source, state: 'notProven', reason: doubt }
    : { month, source, state: 'proven', reason: someDays };
}

function touches(periods: readonly CoveredPeriod[], month: Month): boolean {
  return periods.some(({ from, to }) => from.slice(0, 7) <= month && to.slice(0, 7) >= month);
}

/** Why statements of a month are not trusted; null if they are. A failed total outranks unread rows. */
function doubtOf(statements: readonly StatementOfMonths[]): MonthReason | null {
  if (statements.some(({ proofs }) => proofs.includes('notProven'))) return 'sumsDoNotHold';
  const isRead = statements.every(({ proofs }) => proofs.length > 0 && !proofs.includes('notRead'));
  return isRead ? null : 'rowsNotRead';
}
