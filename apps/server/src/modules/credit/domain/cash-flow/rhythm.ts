import type { Obligation } from '@portal/contract/application/cash-flow';
import { dayNumber } from '@portal/contract/calendar';

export type Rhythm = Exclude<Obligation['rhythm'], 'shareOfSales' | 'irregular'>;

/** Not every debit has to be on time, because holidays may shift or skip some. */
const REGULAR_SHARE = 0.75;
const DAYS_PER_WEEK = 7;

interface RhythmRule {
  rhythm: Rhythm;
  /** Fewer debits than this may be a coincidence. */
  atLeast: number;
  /** Allowed days between two debits, with room for holidays and weekends. */
  apart: readonly [least: number, most: number];
  /** Average number per week, which separates rhythms whose intervals overlap. */
  perWeek?: readonly [least: number, most: number];
}

/** Halfway between 24 and 26 payments a year, as payments per week. */
const TWICE_MONTHLY_MOST = 0.48;

const rules: readonly RhythmRule[] = [
  { rhythm: 'daily', atLeast: 6, apart: [1, 4], perWeek: [4.4, DAYS_PER_WEEK] },
  { rhythm: 'severalWeekly', atLeast: 6, apart: [1, 5], perWeek: [2.4, 4.4] },
  { rhythm: 'weekly', atLeast: 4, apart: [6, 8] },
  { rhythm: 'biweekly', atLeast: 3, apart: [12, 16], perWeek: [TWICE_MONTHLY_MOST, 1] },
  { rhythm: 'twiceMonthly', atLeast: 3, apart: [11, 19], perWeek: [0, TWICE_MONTHLY_MOST] },
  { rhythm: 'monthly', atLeast: 3, apart: [25, 37] },
];

/** @param days YYYY-MM-DD, sorted, each once */
export function rhythmOf(days: readonly string[]): Rhythm | undefined {
  const apart = days.slice(1).map((day, index) => dayNumber(day) - dayNumber(days[index] ?? day));
  const total = apart.reduce((sum, each) => sum + each, 0);
  const average = (apart.length / total) * DAYS_PER_WEEK;
  return rules.find(({ atLeast, apart: [least, most], perWeek: [lowest, highest] = [0, DAYS_PER_WEEK] }) => {
    const regular = apart.filter((each) => each >= least && each <= most).length;
    return days.length >= atLeast && regular >= REGULAR_SHARE * apart.length && average > lowest && average <= highest;
  })?.rhythm;
}

/** Days after which a series without a further debit has stopped. */
export const stoppedAfterDays: Record<Obligation['rhythm'], number> = {
  daily: 7,
  severalWeekly: 10,
  shareOfSales: 10,
  weekly: 16,
  biweekly: 30,
  twiceMonthly: 34,
  monthly: 50,
  irregular: 62,
};
