import type { Statistics } from '@portal/contract/staff/statistics';

export interface DayGroup {
  day: string;
  en: number;
  fr: number;
}

const MOST_BARS = 92;
const WEEK_DAYS = 7;

export function daysPerBar(days: Statistics['days']): number {
  return days.length > MOST_BARS ? WEEK_DAYS : 1;
}

/** One bar per day, or per seven days ending with the last day. */
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
