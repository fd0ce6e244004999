import { coverMonths, type CoveredPeriod, monthsOfPeriods } from '../application/months-covered.ts';
import { dayNumber, daysOf, gapsOf, type Month } from '../calendar.ts';
import type { StatementProof } from '../application/statement-transactions.ts';
import type { MarkedMonth } from './work-list.ts';
import type { MonthReason } from './work-list-terms.ts';

/** What a statement says of its days, and whether the rows of its accounts are believed. */
export interface StatementOfMonths {
  periods: readonly CoveredPeriod[];
  /** Of each account; none where no rows were read, or where they are erased by now. */
  proofs: readonly StatementProof[];
}

/** What is known of the months of one account, or of all together. */
export interface MonthFacts {
  /** Without those of credit cards. */
  statements: readonly StatementOfMonths[];
  bankPeriods: readonly CoveredPeriod[];
  /** Whether statements wait to be read. */
  isReading: boolean;
}

/**
 * What a month shows, and why: the one answer for the work list, the head of an application and the rows of its accounts. A
 * month that the bank covers is the bank's; of statements, every one that is about the month has to be proven.
 */
export function stateOfMonth(month: Month, { statements, bankPeriods, isReading }: MonthFacts): MarkedMonth {
  const periods = [...statements.flatMap((statement) => statement.periods), ...bankPeriods];
  const covered = coverageOf(month, periods);
  if (covered === 'missing') {
    if (isReading) return { month, source: null, state: 'reading', reason: null };
    return { month, source: null, state: 'missing', reason: touches(periods, month) ? 'fewDays' : 'notSent' };
  }
  const source = coverageOf(month, bankPeriods) === covered ? 'bank' : 'statement';
  if (covered === 'part') return { month, source, state: 'part', reason: 'someDays' };
  const someDays = isWhole(source === 'bank' ? bankPeriods : periods, month) ? null : 'someDays';
  if (source === 'bank') return { month, source, state: 'read', reason: someDays };
  const doubt = doubtOf(statements.filter((each) => monthsOfPeriods(each.periods).includes(month)));
  return doubt
    ? { month, source, state: 'notProven', reason: doubt }
    : { month, source, state: 'proven', reason: someDays };
}

function coverageOf(month: Month, periods: readonly CoveredPeriod[]) {
  return coverMonths(periods, { required: [month], accepted: [month] }).months[0]?.state ?? 'missing';
}

function touches(periods: readonly CoveredPeriod[], month: Month): boolean {
  return periods.some(({ from, to }) => from.slice(0, 7) <= month && to.slice(0, 7) >= month);
}

/** Whether one account covers every day. */
function isWhole(periods: readonly CoveredPeriod[], month: Month): boolean {
  return periods.some(({ account }) => {
    const own = periods.filter((each) => each.account === account);
    const spans = own.map(({ from, to }) => ({ first: dayNumber(from), last: dayNumber(to) }));
    return gapsOf(spans, daysOf(month)).length === 0;
  });
}

/** Why statements of a month are not believed; null if they are. A sum that does not hold says more than rows not read. */
function doubtOf(statements: readonly StatementOfMonths[]): MonthReason | null {
  if (statements.some(({ proofs }) => proofs.includes('notProven'))) return 'sumsDoNotHold';
  const isRead = statements.every(({ proofs }) => proofs.length > 0 && !proofs.includes('notRead'));
  return isRead ? null : 'rowsNotRead';
}
