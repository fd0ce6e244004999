import { type FileSign, newSign } from '@portal/contract/application/statements/file-signs';
import { addDays, type Day, dayNumber } from '@portal/contract/calendar';
import type { StatementRows } from './statement-runs.ts';

type Row = StatementRows['account']['transactions'][number];

/** A reference number distinguishes a transaction; shorter numbers are those of terminals and branches. */
const reference = /(?:\d[\s-]?){7,}/u;

function findTwice(rows: readonly Row[]): Row[] {
  const withReference = rows.filter(({ description, isLeftOut }) => !isLeftOut && reference.test(description));
  const alike = Map.groupBy(withReference, ({ date, cents, description }) => [date, cents, description].join(' '));
  return [...alike.values()].filter((group) => group.length > 1).flat();
}

/** Fewer rows than this do not show on which days a bank posts. */
const ROWS_AT_LEAST = 20;
const ODD_ROWS_MAXIMUM = 1;
/** Fees and interest are charged on the last day of a month, whatever day of the week that is. */
const isChargedByBank = /fee|interest|charge|frais|int[eé]r[eê]t|service/iu;

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: Day) => [2, 3].includes(dayNumber(day) % 7);

function isEndOfMonth(day: Day): boolean {
  return addDays(day, 1).endsWith('-01');
}

/** Rows on a weekend or holiday, if all others are on business days: many banks post every day. */
function findOnClosedDays(rows: readonly Row[], isHoliday: (day: Day) => boolean): Row[] {
  if (rows.length < ROWS_AT_LEAST) return [];
  const closed = rows.filter(({ date }) => isWeekend(date) || isHoliday(date));
  if (closed.length > ODD_ROWS_MAXIMUM) return [];
  return closed.filter(({ date, description }) => !isEndOfMonth(date) && !isChargedByBank.test(description));
}

export function findRowSigns(
  { position, account: { transactions } }: Pick<StatementRows, 'position' | 'account'>,
  isHoliday: (day: Day) => boolean,
): FileSign[] {
  const found = {
    twice: findTwice(transactions),
    closedDay: findOnClosedDays(transactions, isHoliday),
  } as const;
  return (['twice', 'closedDay'] as const).flatMap((sign) => {
    const rows = found[sign];
    if (rows.length === 0) return [];
    const marks = rows.map(({ page, description }) => ({ page, box: null, text: description, earlierText: null }));
    const days = [...new Set(rows.map(({ date }) => date))];
    return newSign(sign, 'weak', { account: position, rows: rows.map(({ row }) => row), marks, days });
  });
}
