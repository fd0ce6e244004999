import { DAY_MS } from '@portal/contract/constants';
import { addMonths } from '@portal/contract/application/statement-window';

/** Month names of both languages, folded; the longest form of each comes first, so that it wins. */
const MONTH_NAMES = [
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
  MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const MONTH = `(?:${[...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
/** Of this century, so that a day and a year that stand together can be told apart. */
const YEAR = '20\\d{2}';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** 1er, 2e, 3rd, 4th. */
const ORDINAL = '(?:er|e|st|nd|rd|th)?';

/** A date in squashed text, in any way that Canadian banks write one. The year, or all but the day, may be missing. */
export const DATE = [
  `${YEAR}[-/]\\d{2}[-/]\\d{2}`,
  `${MONTH}${DAY}/\\d{2}(?!\\d{2}(?!\\d))`,
  `${MONTH}${DAY}${ORDINAL},?${YEAR}`,
  `${DAY}${ORDINAL}${MONTH},?${YEAR}`,
  `${MONTH}${DAY}(?!\\d)`,
  `${DAY}${ORDINAL}${MONTH}`,
].join('|');

export const DAY_ONLY = `${DAY}${ORDINAL}`;

/** A date as it was written: what was left out follows from the other end of the period. */
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

/** Takes apart what `DATE` has found; undefined where it is no date after all. */
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

/** YYYY-MM-DD, where that day exists. */
export function toDay({ year, month, day }: WrittenDate): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a period has, both ends included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function lastDayOf(month: string): number {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8));
}

/** Where a month's statement that ends on a day began: the day after the same day of the month before. */
export function startOfMonthEnding(to: string): string {
  const month = to.slice(0, 7);
  const day = Number(to.slice(8));
  if (day === lastDayOf(month)) return `${month}-01`;
  const before = addMonths(month, -1);
  return addDays(`${before}-${String(Math.min(day, lastDayOf(before))).padStart(2, '0')}`, 1);
}
