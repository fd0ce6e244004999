import type { Statistics } from '@portal/contract/staff/statistics';

/** What one bar counts. */
export interface DayGroup {
  /** Its first day. */
  day: string;
  en: number;
  fr: number;
}

/** More bars than so many cannot be told apart. */
const MOST_BARS = 92;
const WEEK_DAYS = 7;

/** How many days a bar counts. */
export function daysPerBar(days: Statistics['days']): number {
  return days.length > MOST_BARS ? WEEK_DAYS : 1;
}

/** A bar for each day, or for each seven days up to the last one. */
export function groupDays(days: Statistics['days']): DayGroup[] {
  const size = daysPerBar(days);
  const rest = days.length % size;
  const starts = days.flatMap((_, index) => (index === 0 || (index - rest) % size === 0 ? [index] : []));
  return starts.map((start, index) => {
    const group = days.slice(start, starts[index + 1]);
    return {
      day: group[0]?.day ?? '',
      en: group.reduce((sum, { en }) => sum + en, 0),
      fr: group.reduce((sum, { fr }) => sum + fr, 0),
    };
  });
}
