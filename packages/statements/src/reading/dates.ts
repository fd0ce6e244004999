import { addDays, lastDayOf, sameDayOfMonth } from '@portal/contract/calendar';
import { fold } from './page-text.ts';

/** Month names in both languages, folded; longer forms first so that they win. */
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

/** Whether the text is a month's name or its abbreviation. */
export function isMonth(text: string): boolean {
  return monthByName.has(fold(text).replace('.', ''));
}

const MONTH = `(?:${[...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
/** Only years of this century, so that a day directly before the year is not read as part of it. */
const YEAR = '20\\d{2}';
export const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** Matches 1er, 2e, 3rd, 4th. */
export const ORDINAL = '(?:er|e|st|nd|rd|th)?';

/** A date in squashed text, in any form Canadian banks use. The year, or all but the day, may be missing. */
export const DATE = [
  `${YEAR}[-/]\\d{2}[-/]\\d{2}`,
  `${DAY}[-/]${MONTH}[-/]${YEAR}`,
  `${MONTH}${DAY}/\\d{2}(?!\\d{2}(?!\\d))`,
  `${MONTH}${DAY}${ORDINAL},?${YEAR}`,
  `${DAY}${ORDINAL}${MONTH},?${YEAR}`,
  `${MONTH}${DAY}${ORDINAL}(?!\\d)`,
  `${DAY}${ORDINAL}${MONTH}`,
].join('|');

export const DAY_ONLY = `${DAY}${ORDINAL}`;

/** End of a period in which only the start names the month: "June 1 to 30, 2026". */
export const DAY_AND_YEAR = `${DAY_ONLY},?${YEAR}`;

export const MONTH_AND_YEAR = `${MONTH},?${YEAR}`;

/** Two numbers and a year; only the other end of the period may show which one is the month. */
export const NUMBERS = `\\d{1,2}/\\d{1,2}/${YEAR}`;

const monthAndYear = new RegExp(`^(?<month>${MONTH}),?(?<year>${YEAR})$`, 'u');

export function parseMonth(squashed: string): string | undefined {
  const { month, year } = monthAndYear.exec(squashed)?.groups ?? {};
  const number = monthByName.get(month?.replace('.', '') ?? '');
  return number === undefined ? undefined : lastDayOf(`${year ?? ''}-${String(number).padStart(2, '0')}`);
}

/** A date as written; missing parts follow from the other end of the period. */
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
  new RegExp(`^(?<day>${DAY})[-/](?<month>${MONTH})[-/](?<year>${YEAR})$`, 'u'),
  new RegExp(`^(?<day>${DAY})${ORDINAL}(?:,?(?<year>${YEAR}))?$`, 'u'),
  // DDMMYYYY
  new RegExp(`^(?<day>\\d{2})(?<number>\\d{2})(?<year>${YEAR})$`, 'u'),
];

/** Parses text matched by `DATE`; undefined if it is not a date. */
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

/** Possible dates of two numbers and a year, month first and day first; empty for other text. */
export function parseNumbers(squashed: string): WrittenDate[] {
  const found = new RegExp(`^(?<left>\\d{1,2})/(?<right>\\d{1,2})/(?<year>${YEAR})$`, 'u').exec(squashed)?.groups;
  if (!found) return [];
  const [left, right, year] = [Number(found.left), Number(found.right), Number(found.year)];
  return [
    { year, month: left, day: right },
    { year, month: right, day: left },
  ];
}

/** YYYY-MM-DD; undefined if the day does not exist. */
export function toDay({ year, month, day }: WrittenDate): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}

/** First day of a monthly statement with this end: the day after the same day of the previous month. */
export function startOfMonthEnding(to: string): string {
  const month = to.slice(0, 7);
  if (to === lastDayOf(month)) return `${month}-01`;
  return addDays(sameDayOfMonth(to, -1), 1);
}
