import { dayNumber, dayOf, daysOf, type DaySpan, gapsOf } from '@portal/contract/calendar';
import type { DaysBetween, MonthCovered } from '@portal/contract/application/statements/months-covered';

interface Shown {
  account: string;
  digits: string | null;
  from: string;
  to: string;
}

interface BetweenOptions {
  months: readonly MonthCovered[];
  /** Days that the connected bank has are not missing. */
  bankPeriods: readonly Pick<Shown, 'from' | 'to'>[];
}

/**
 * A statement may end on a bank's last business day and the next one start on the first. Weekends and holidays are not
 * gaps, so days are missing only if they include at least this many weekdays.
 */
const LEAST_WEEKDAYS = 2;

/**
 * Days of required months missing between statements of one account, oldest first. Excludes whole months and gaps that
 * a partly covered month already reports.
 */
export function findDaysBetween(files: readonly Shown[], { months, bankPeriods }: BetweenOptions): DaysBetween[] {
  const bank = bankPeriods.map(spanOf);
  const asked = months.map(({ month }) => daysOf(month));
  const within = { first: asked[0]?.first ?? 0, last: asked.at(-1)?.last ?? -1 };
  const said = new Set(months.flatMap(({ gaps }) => gaps).map(({ from, to }) => `${from} ${to}`));
  return [...Map.groupBy(files, ({ account }) => account).values()]
    .flatMap((ofAccount) =>
      gapsBetween(ofAccount.map(spanOf), bank)
        .map((gap) => ({ first: Math.max(gap.first, within.first), last: Math.min(gap.last, within.last) }))
        .filter((gap) => weekdaysIn(gap) >= LEAST_WEEKDAYS && !areWholeMonths(gap, asked))
        .map(({ first, last }) => ({ from: dayOf(first), to: dayOf(last), account: ofAccount[0]?.digits ?? null })),
    )
    .filter(({ from, to }) => !said.has(`${from} ${to}`))
    .sort((a, b) => a.from.localeCompare(b.from));
}

function spanOf({ from, to }: Pick<Shown, 'from' | 'to'>): DaySpan {
  return { first: dayNumber(from), last: dayNumber(to) };
}

function gapsBetween(files: readonly DaySpan[], bank: readonly DaySpan[]): DaySpan[] {
  const first = Math.min(...files.map((span) => span.first));
  const last = Math.max(...files.map((span) => span.last));
  return gapsOf([...files, ...bank], { first, last });
}

function areWholeMonths({ first, last }: DaySpan, months: readonly DaySpan[]): boolean {
  return months.some((month) => month.first === first) && months.some((month) => month.last === last);
}

/** Monday to Friday; day 0, 1970-01-01, was a Thursday. */
function weekdaysIn({ first, last }: DaySpan): number {
  let count = 0;
  for (let day = first; day <= last; day += 1) if ((day + 3) % 7 < 5) count += 1;
  return count;
}
