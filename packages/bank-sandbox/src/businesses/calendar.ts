const DAY_MS = 86_400_000;
const TIME_ZONE = 'America/Toronto';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function dayOf(at: Date): string {
  const parts = calendar.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Position of a day in its week and month; Sunday is 0. */
export function partsOf(day: string): { weekday: number; month: number; dayOfMonth: number; isLastOfMonth: boolean } {
  return {
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
    isLastOfMonth: addDays(day, 1).slice(8) === '01',
  };
}

/** The first and last day of the full month that lies `back` months before the month of `day`. */
export function monthBefore(day: string, back: number): { first: string; last: string } {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  const first = firstOf(index);
  return { first, last: addDays(firstOf(index + 1), -1) };
}

function firstOf(monthIndex: number): string {
  return `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}-01`;
}
