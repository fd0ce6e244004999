import { DAY_MS } from '@portal/contract/constants';
import { addMonths, lastDayOf } from '@portal/contract/application/statement-window';

/** Month names of both languages, folded; the longest form of each comes first, so that it wins. */
const monthNames = [
  ['january', 'janvier', 'janv', 'jan'],
  ['february', 'fevrier', 'fevr', 'fev', 'feb'],
  ['march', 'mars', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juin', 'jun'],
  ['juillet', 'juill', 'juil', 'july', 'jul'],
  ['august', 'aout', 'aug', 'aou'],
  ['september', 'septembre', 'sept', 'sep'],
  ['october', 'octobre', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
] as const;

const monthByName = new Map<string, number>(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const MONTH = `(?:${[...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
/** Of this century, so that a day and a year written together can be distinguished. */
const YEAR = '20\\d{2}';
export const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** 1er, 2e, 3rd, 4th. */
export const ORDINAL = '(?:er|e|st|nd|rd|th)?';

/** A date in squashed text, in any form that Canadian banks use. The year, or all except the day, may be missing. */
export const DATE = [
  `${YEAR}[-/]\\d{2}[-/]\\d{2}`,
  `${MONTH}${DAY}/\\d{2}(?!\\d{2}(?!\\d))`,
  `${MONTH}${DAY}${ORDINAL},?${YEAR}`,
  `${DAY}${ORDINAL}${MONTH},?${YEAR}`,
  `${MONTH}${DAY}(?!\\d)`,
  `${DAY}${ORDINAL}${MONTH}`,
].join('|');

export const DAY_ONLY = `${DAY}${ORDINAL}`;

/** A date as written: missing parts follow from the other end of the period. */
export interface WrittenDate {
  year: number | undefined;
  month: number | undefined;
  day: number;
}

const forms: readonly RegExp[] = [
  new RegExp(`^(?<year>${YEAR})[-/](?<number>\\d{2})[-/](?<day>\\d{2})$`, 'u'),
  new RegExp(`^(?<month>${MONTH})(?<day>${DAY})/(?<shortYear>\\d{2})$`, 'u'),
  new RegExp(`^(?<month>${MONTH})(?<day>${DAY})${ORDINAL},?(?<year>${YEAR})?$`, 'u'),
  new RegExp(`^(?<day>${DAY})${ORDINAL}(?<month>${MONTH}),?(?<year>${YEAR})?$`, 'u'),
  new RegExp(`^(?<day>${DAY})${ORDINAL}$`, 'u'),
  // DDMMYYYY
  new RegExp(`^(?<day>\\d{2})(?<number>\\d{2})(?<year>${YEAR})$`, 'u'),
];

/** Parses what `DATE` has found; undefined if it is not a date after all. */
export function parseWrittenDate(squashed: string): WrittenDate | undefined {
  for (const form of forms) {
    const parts = form.exec(squashed)?.groups;
    if (!parts) continue;
    const { year, shortYear, month, number, day } = parts;
    return {
      year: year !== undefined ? Number(year) : shortYear === undefined ? undefined : 2000 + Number(shortYear),
      month: number !== undefined ? Number(number) : monthByName.get(month?.replace('.', '') ?? ''),
      day: Number(day),
    };
  }
  return undefined;
}

/** YYYY-MM-DD, if that day exists. */
export function toDay({ year, month, day }: WrittenDate): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days in a period, including both ends. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The first day of a monthly statement that ends on a day: the day after the same day of the previous month. */
export function startOfMonthEnding(to: string): string {
  const month = to.slice(0, 7);
  if (to === lastDayOf(month)) return `${month}-01`;
  const before = addMonths(month, -1);
  const [sameDay, lastDay] = [`${before}-${to.slice(8)}`, lastDayOf(before)];
  return addDays(sameDay < lastDay ? sameDay : lastDay, 1);
}
