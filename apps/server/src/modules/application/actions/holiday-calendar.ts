import { addDays } from '@portal/contract/calendar';
import type { Province } from '@portal/contract/fields/provinces';
import { type IsHoliday, isWeekend } from '../domain/business-day.ts';
import { holidayCorrections } from '../domain/holiday-corrections.ts';

interface LibraryHoliday {
  date: string;
  rule: string;
  type: string;
}

/** The part of the library's interface used for one province. */
interface LibraryCalendar {
  getHolidays(year: number): LibraryHoliday[];
}

const fixedDay = /^\d{2}-\d{2}$/u;
let loading: Promise<IsHoliday> | undefined;

/**
 * Holidays of the thirteen jurisdictions: the library's public holidays, corrected. A holiday on a weekend is also
 * observed on the next working day: laws differ on who gets it off, and a promised day must suit everyone.
 * Loaded on the first call, since the library covers the whole world.
 */
export function loadHolidayCalendar(): Promise<IsHoliday> {
  loading ??= import('date-holidays').then(({ default: Holidays }) =>
    createCalendar((province) => new Holidays('CA', province)),
  );
  return loading;
}

function createCalendar(open: (province: Province) => LibraryCalendar): IsHoliday {
  const known = new Map<string, ReadonlySet<string>>();
  return (day, province) => {
    const year = Number(day.slice(0, 4));
    const key = `${province} ${year}`;
    const days = known.get(key) ?? new Set(holidaysOf(open(province), province, year));
    known.set(key, days);
    return days.has(day);
  };
}

/** Days off in a year, including those moved from the end of the previous year. */
function holidaysOf(library: LibraryCalendar, province: Province, year: number): string[] {
  const days = [...lawfulHolidays(library, province, year - 1), ...lawfulHolidays(library, province, year)].sort();
  const taken = new Set(days);
  for (const day of days) {
    if (!isWeekend(day)) continue;
    let substitute = addDays(day, 1);
    while (isWeekend(substitute) || taken.has(substitute)) substitute = addDays(substitute, 1);
    taken.add(substitute);
  }
  return [...taken];
}

function lawfulHolidays(library: LibraryCalendar, province: Province, year: number): string[] {
  const found = library.getHolidays(year).map(({ date, rule, type }) => ({ day: date.slice(0, 10), rule, type }));
  const dayOf = (rule: string) =>
    fixedDay.test(rule) ? `${year}-${rule}` : found.find((holiday) => holiday.rule === rule)?.day;

  const days = new Set(found.filter(({ type }) => type === 'public').map(({ day }) => day));
  for (const correction of holidayCorrections.filter((each) => each.province === province)) {
    const day = dayOf(correction.day);
    if (day === undefined) continue;
    if (correction.isHoliday) days.add(day);
    else days.delete(day);
  }
  return [...days];
}
