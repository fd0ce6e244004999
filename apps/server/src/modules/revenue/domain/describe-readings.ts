import type { HolderAnswer } from '@portal/contract/fields/holder';
import {
  coverMonths,
  type CoveredPeriod,
  type DaysBetween,
  type MonthsCovered,
} from '@portal/contract/application/statements/months-covered';
import {
  type OtherCurrency,
  type ReadingHint,
  readingHints,
  type StatementBank,
} from '@portal/contract/application/statements/statement-reading';
import type { StatementWindow } from '@portal/contract/application/statements/statement-window';
import { MINUTE_MS } from '@portal/contract/constants';
import type {
  StatementAccount,
  StatementFile,
  StatementHolder,
  StatementReading,
} from '@portal/contract/entities/entities';
import { findDaysBetween } from './find-days-between.ts';
import { findSplitAccounts } from './split-accounts.ts';
import { sharesDays } from '@portal/statements/reading/find-periods';
import { isOtherHolder, isSameHolder } from './same-name.ts';
import type { ReadingPage } from '@portal/statements/pdf/pdf-verdict';
import type { UnreadReason } from '@portal/statements/reading/unread-reason';

/** After this time a reading is no longer awaited. */
const READING_GIVEN_UP_AFTER_MS = 10 * MINUTE_MS;

export interface KnownReading {
  state: 'read' | 'notRecognised';
  reason: UnreadReason | null;
  bank: StatementBank | null;
  /** `account` distinguishes accounts; `digits` are the last digits, for display. */
  periods: (CoveredPeriod & { digits: string | null })[];
  isCreditCard: boolean;
  /** Whether pages are missing or duplicated; false for files read before this was stored. */
  arePagesMissing: boolean;
  /** Pages that count towards no month, as in `StatementReading`. */
  pagesNotCounted: number[];
  otherCurrency: OtherCurrency | null;
  holder: string | null;
  /** Deposits by month and account, in cents; empty unless every account of the file is proven. */
  deposits: StatementReading['deposits'];
  holderAnswer: HolderAnswer | null;
  readAt: Date;
}

export type StoredStatement = Omit<StatementFile, 'reading'>;

type ListedStatement = StoredStatement & { page?: ReadingPage | undefined };

export const WAITING: StatementReading = {
  state: 'waiting',
  bank: null,
  accounts: [],
  periods: [],
  hints: [],
  deposits: [],
  pagesNotCounted: [],
  otherCurrency: null,
  asksHolder: false,
  holderAnswer: null,
};

const LATE: StatementReading = { ...WAITING, state: 'notRecognised', hints: ['takesLonger'] };

export interface DescribeOptions {
  readings: ReadonlyMap<string, KnownReading>;
  window: StatementWindow;
  names: readonly string[];
  bankPeriods: readonly CoveredPeriod[];
  /** When these months were requested by name: a month found before then must be provided again. */
  askedAt?: Date | undefined;
  now: Date;
}

export interface DescribedReadings {
  statements: StatementFile[];
  covered: MonthsCovered;
  severalAccounts: boolean;
  splitAccounts: StatementAccount[];
  holders: StatementHolder[];
  daysBetween: DaysBetween[];
}

/** The customer sees the first pass as reading, and all further ones as reading again. */
function pageOf({ begun, pageCount }: ReadingPage): StatementReading['page'] {
  return { number: ((begun - 1) % pageCount) + 1, of: pageCount, isAgain: begun > pageCount };
}

export function isWaitedFor(uploadedAt: Date, now: Date): boolean {
  return now.getTime() - uploadedAt.getTime() < READING_GIVEN_UP_AFTER_MS;
}

export function describeReadings(
  files: readonly ListedStatement[],
  { readings, window, names, bankPeriods, askedAt, now }: DescribeOptions,
): DescribedReadings {
  const all = [...readings.values()];
  const counted = countedPeriods(all);
  const together = coverMonths([...counted, ...bankPeriods], window);
  const covered = askedAt ? recomputeCoverage(together, all, askedAt) : together;
  const holders = otherHolders(files, readings, names);
  const describe = ({ statementId, uploadedAt, page }: ListedStatement): StatementReading => {
    const reading = readings.get(statementId);
    if (!reading && !isWaitedFor(new Date(uploadedAt), now)) return LATE;
    if (!reading) return page ? { ...WAITING, page: pageOf(page) } : WAITING;
    const { state, bank, periods, deposits, pagesNotCounted, otherCurrency } = reading;
    const digits = periods.flatMap((period) => period.digits ?? []);
    const spans = new Map(periods.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
    const hints = state === 'read' ? hintsOf(reading, { window, names, counted }) : unreadHintsOf(reading);
    return {
      state,
      bank,
      accounts: [...new Set(digits)],
      periods: [...spans.values()],
      hints,
      deposits,
      pagesNotCounted,
      otherCurrency,
      asksHolder: holders.some(({ answer, statementIds: [first] }) => answer === null && first === statementId),
      // The answer no longer matters once the name is one of the business's.
      holderAnswer: hints.includes('holderDiffers') ? reading.holderAnswer : null,
    };
  };
  const statements = files.map(({ page, ...file }) => ({ ...file, reading: describe({ ...file, page }) }));
  const isAnyWaiting = statements.some(({ reading }) => reading.state === 'waiting');
  return {
    statements,
    covered,
    severalAccounts: new Set(counted.map(({ account }) => account)).size > 1,
    splitAccounts: findSplitAccounts({ files, readings, covered }),
    holders,
    daysBetween: isAnyWaiting ? [] : findDaysBetween(counted, { months: covered.months, bankPeriods }),
  };
}

/**
 * Names of other account holders, which the customer has to explain. They are in the order in which their files were
 * read, so that the question stays with the same file while more are read.
 */
function otherHolders(
  files: readonly StoredStatement[],
  readings: DescribeOptions['readings'],
  names: readonly string[],
): StatementHolder[] {
  const holders: StatementHolder[] = [];
  const known = files.flatMap(({ statementId }) => {
    const reading = readings.get(statementId);
    return reading ? [{ statementId, ...reading }] : [];
  });
  for (const { statementId, ...reading } of known.sort((a, b) => a.readAt.getTime() - b.readAt.getTime())) {
    const { holder, holderAnswer: answer } = reading;
    if (holder === null || !isInOtherName(reading, names)) continue;
    const same = holders.find(({ name }) => isSameHolder(name, holder));
    if (same) {
      same.statementIds.push(statementId);
      same.answer ??= answer;
    } else {
      holders.push({ name: holder, statementIds: [statementId], answer });
    }
  }
  return holders;
}

/** False for credit cards, which show no sales in any name. */
function isInOtherName({ state, holder, isCreditCard }: KnownReading, names: readonly string[]): boolean {
  return state === 'read' && !isCreditCard && holder !== null && isOtherHolder(holder, names);
}

function countedPeriods(readings: readonly KnownReading[]): KnownReading['periods'] {
  return readings.flatMap(({ isCreditCard, periods }) => (isCreditCard ? [] : periods));
}

/** A month found before it was requested counts only if later readings cover it. */
function recomputeCoverage(
  { months, window }: MonthsCovered,
  readings: readonly KnownReading[],
  askedAt: Date,
): MonthsCovered {
  const names = months.map(({ month }) => month);
  const of = (some: readonly KnownReading[]) =>
    coverMonths(countedPeriods(some), { required: names, accepted: names }).months;
  const before = of(readings.filter(({ readAt }) => readAt < askedAt));
  const since = of(readings.filter(({ readAt }) => readAt >= askedAt));
  const current = months.map((known, index) => (before[index]?.state === 'found' ? (since[index] ?? known) : known));
  return { months: current, complete: current.every(({ state }) => state === 'found'), window };
}

const hintOfReason: Partial<Record<UnreadReason, ReadingHint>> = {
  tooLong: 'tooLong',
  impossible: 'datesDiffer',
  ambiguous: 'datesDiffer',
  unknownBank: 'unknownBank',
  accountOrCard: 'notAnAccount',
};

function unreadHintsOf({ reason }: KnownReading): ReadingHint[] {
  const hint = reason === null ? undefined : hintOfReason[reason];
  return hint === undefined ? [] : [hint];
}

interface HintFacts {
  window: StatementWindow;
  names: readonly string[];
  counted: readonly CoveredPeriod[];
}

function hintsOf(reading: KnownReading, { window, names, counted }: HintFacts): ReadingHint[] {
  const { periods, isCreditCard } = reading;
  const every = [...new Set([...window.accepted, ...window.required])];
  const touched = touchedMonths(periods, every);
  const foundTogether = touchedMonths(counted, every, 'found');
  const own: readonly CoveredPeriod[] = periods;
  const others = counted.filter((period) => !own.includes(period));
  const holds: Partial<Record<ReadingHint, boolean>> = {
    creditCard: isCreditCard,
    outsideWindow: !isCreditCard && touched.length === 0,
    partOfMonth: !isCreditCard && touched.length > 0 && !touched.some((month) => foundTogether.includes(month)),
    sameDays: !isCreditCard && periods.some((period) => others.some((other) => sharesDays(period, other))),
    pagesMissing: !isCreditCard && reading.arePagesMissing,
    severalAccounts: new Set(periods.map(({ account }) => account)).size > 1,
    holderDiffers: isInOtherName(reading, names),
  };
  return readingHints.filter((hint) => holds[hint] === true);
}

function touchedMonths(periods: readonly CoveredPeriod[], months: readonly string[], least?: 'found'): string[] {
  return coverMonths(periods, { required: [...months], accepted: [...months] })
    .months.filter(({ state }) => (least === undefined ? state !== 'missing' : state === least))
    .map(({ month }) => month);
}
