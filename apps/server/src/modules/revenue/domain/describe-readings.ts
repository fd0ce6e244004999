import { coverMonths, type CoveredPeriod, type MonthsCovered } from '@portal/contract/application/months-covered';
import type { ReadingHint, StatementBank } from '@portal/contract/application/statement-reading';
import type { StatementWindow } from '@portal/contract/application/statement-window';
import { MINUTE_MS } from '@portal/contract/constants';
import type { StatementFile, StatementReading } from '@portal/contract/entities/entities';
import { isSameName } from './same-name.ts';

/** A statement that no job has read by then is not waited for any longer. */
const READING_GIVEN_UP_AFTER_MS = 10 * MINUTE_MS;

/** What is kept of a reading. */
export interface KnownReading {
  state: 'read' | 'notRecognised';
  bank: StatementBank | null;
  /** `account` tells accounts apart, `digits` are the last ones that are shown. */
  periods: (CoveredPeriod & { digits: string | null })[];
  isCreditCard: boolean;
  holder: string | null;
  readAt: Date;
}

/** A file that was uploaded, without what was read from it. */
export type UploadedFile = Omit<StatementFile, 'reading'>;

/** What is said of a file before it was read. */
export const WAITING: StatementReading = { state: 'waiting', bank: null, accounts: [], periods: [], hints: [] };

export interface DescribeOptions {
  /** All readings of the application by statement; a file that no job has read is not among them. */
  readings: ReadonlyMap<string, KnownReading>;
  window: StatementWindow;
  /** Names that the holder may have. */
  names: readonly string[];
  /** Days that a bank connection covers. */
  bankPeriods: readonly CoveredPeriod[];
  /** When these months were asked for by name: a month that was found by then is to be shown anew. */
  askedAt?: Date | undefined;
  now: Date;
}

export interface DescribedReadings {
  statements: StatementFile[];
  covered: MonthsCovered;
  severalAccounts: boolean;
}

/** Whether a job may still read what was uploaded then. */
export function isWaitedFor(uploadedAt: Date, now: Date): boolean {
  return now.getTime() - uploadedAt.getTime() < READING_GIVEN_UP_AFTER_MS;
}

/** What each statement says, what there is to look at, and which months all of them cover together. */
export function describeReadings(
  files: readonly UploadedFile[],
  { readings, window, names, bankPeriods, askedAt, now }: DescribeOptions,
): DescribedReadings {
  const all = [...readings.values()];
  const counted = countedPeriods(all);
  const together = coverMonths([...counted, ...bankPeriods], window);
  const covered = askedAt ? coverAnew(together, all, askedAt) : together;
  const describe = ({ statementId, uploadedAt }: UploadedFile): StatementReading => {
    const reading = readings.get(statementId);
    if (!reading) return isWaitedFor(new Date(uploadedAt), now) ? WAITING : { ...WAITING, state: 'notRecognised' };
    const { state, bank, periods } = reading;
    const digits = periods.flatMap((period) => period.digits ?? []);
    const spans = new Map(periods.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
    return {
      state,
      bank,
      accounts: [...new Set(digits)],
      periods: [...spans.values()],
      hints: state === 'read' ? hintsOf(reading, { window, names, counted }) : [],
    };
  };
  return {
    statements: files.map((file) => ({ ...file, reading: describe(file) })),
    covered,
    severalAccounts: new Set(counted.map(({ account }) => account)).size > 1,
  };
}

/** The days of accounts, not those of credit cards. */
function countedPeriods(readings: readonly KnownReading[]): KnownReading['periods'] {
  return readings.flatMap(({ isCreditCard, periods }) => (isCreditCard ? [] : periods));
}

/** The same months, where one that was found before it was asked for counts by what was read since. */
function coverAnew({ months, window }: MonthsCovered, readings: readonly KnownReading[], askedAt: Date): MonthsCovered {
  const names = months.map(({ month }) => month);
  const of = (some: readonly KnownReading[]) =>
    coverMonths(countedPeriods(some), { required: names, accepted: names }).months;
  const before = of(readings.filter(({ readAt }) => readAt < askedAt));
  const since = of(readings.filter(({ readAt }) => readAt >= askedAt));
  const anew = months.map((known, index) => (before[index]?.state === 'found' ? (since[index] ?? known) : known));
  return { months: anew, complete: anew.every(({ state }) => state === 'found'), window };
}

interface HintFacts {
  window: StatementWindow;
  names: readonly string[];
  counted: readonly CoveredPeriod[];
}

function hintsOf(reading: KnownReading, { window, names, counted }: HintFacts): ReadingHint[] {
  const { periods, holder, isCreditCard } = reading;
  const every = [...new Set([...window.accepted, ...window.required])];
  const touched = touchedMonths(periods, every);
  const foundTogether = touchedMonths(counted, every, 'found');
  const holds: Record<ReadingHint, boolean> = {
    creditCard: isCreditCard,
    outsideWindow: !isCreditCard && touched.length === 0,
    partOfMonth: !isCreditCard && touched.length > 0 && !touched.some((month) => foundTogether.includes(month)),
    severalAccounts: new Set(periods.map(({ account }) => account)).size > 1,
    holderDiffers: holder !== null && names.length > 0 && !names.some((name) => isSameName(holder, name)),
  };
  return (Object.keys(holds) as ReadingHint[]).filter((hint) => holds[hint]);
}

/** The months of which the periods cover at least a part, or most. */
function touchedMonths(periods: readonly CoveredPeriod[], months: readonly string[], least?: 'found'): string[] {
  return coverMonths(periods, { required: [...months], accepted: [...months] })
    .months.filter(({ state }) => (least === undefined ? state !== 'missing' : state === least))
    .map(({ month }) => month);
}
