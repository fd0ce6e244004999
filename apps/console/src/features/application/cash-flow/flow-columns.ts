import {
  type AccountFlow,
  type CashFlow,
  type CashFlowMonth,
  type CashFlowReason,
  cashFlowReasons,
  type Counted,
  type RowsBehind,
} from '@portal/contract/application/cash-flow';
import {
  type CountedMonth,
  isSameAccount,
  type MonthOfAccounts,
  monthsOfAccounts,
} from '@portal/contract/application/statements/counted-months';
import { MONTHS_PER_YEAR, OFFERED_CURRENCY } from '@portal/contract/constants';
import { addMonths } from '@portal/contract/calendar';

export type Measure =
  | 'deposits'
  | 'revenue'
  | 'takenBack'
  | CashFlowReason
  | 'withdrawals'
  | 'averageBalance'
  | 'lowestBalance'
  | 'daysBelowZero'
  | 'returned';

export interface CellSource {
  flow: AccountFlow;
  /** Amount in cents; for day counts, the number of days. */
  value: number;
  count?: number;
  day?: string;
  from: readonly RowsBehind[];
}

export interface Cell {
  value: number;
  sources: CellSource[];
}

export interface FlowColumn {
  month: string;
  isFull: boolean;
  /** Accounts with proven days in other months, but none in this one. */
  absent: readonly AccountFlow[];
  cells: ReadonlyMap<Measure, Cell>;
}

type Read = (month: CashFlowMonth) => Omit<CellSource, 'flow'> | null | undefined;

function ofCounted(counted: Counted | undefined): ReturnType<Read> {
  return counted && { value: counted.cents, count: counted.count, from: counted.from };
}

function leftOutFor(reason: CashFlowReason): Read {
  return ({ leftOut }) => ofCounted(leftOut.find((one) => one.reason === reason));
}

const readers: Record<Measure, Read> = {
  deposits: ({ deposits }) => ofCounted(deposits),
  revenue: ({ revenue }) => ofCounted(revenue),
  takenBack: ({ takenBack }) => ofCounted(takenBack),
  ownTransfer: leftOutFor('ownTransfer'),
  ownerMoney: leftOutFor('ownerMoney'),
  loan: leftOutFor('loan'),
  returnedPayment: leftOutFor('returnedPayment'),
  reversal: leftOutFor('reversal'),
  refund: leftOutFor('refund'),
  governmentCredit: leftOutFor('governmentCredit'),
  investment: leftOutFor('investment'),
  insurance: leftOutFor('insurance'),
  interest: leftOutFor('interest'),
  withdrawals: ({ withdrawals }) => ofCounted(withdrawals),
  averageBalance: ({ balances }) => balances && { value: balances.averageDailyCents, from: [] },
  lowestBalance: ({ balances }) => balances && { value: balances.lowestCents, day: balances.lowestOn, from: [] },
  daysBelowZero: ({ balances }) => balances && { value: balances.daysBelowZero, from: [] },
  returned: ({ returned }) => ofCounted(returned),
};

export const measures = Object.keys(readers) as Measure[];

/** Lines omitted when empty: they explain the difference between deposits and revenue. */
export const explanations = ['takenBack', ...cashFlowReasons] as const satisfies readonly Measure[];

function cellOf(measure: Measure, parts: readonly CountedMonth[], accounts: number): Cell | undefined {
  const sources = parts.flatMap(({ flow, month }) => {
    const read = readers[measure](month);
    return read ? [{ flow, ...read }] : [];
  });
  const [first] = sources;
  if (!first) return undefined;
  // A balance of only some accounts is not the overall balance.
  if (measure === 'averageBalance' && sources.length < accounts) return undefined;
  const values = sources.map(({ value }) => value);
  const value = measure === 'lowestBalance' ? Math.min(...values) : values.reduce((sum, each) => sum + each, 0);
  return { value, sources };
}

function columnOf(month: string, found: MonthOfAccounts | undefined): FlowColumn {
  const { parts = [], notCovered = [], isFull = false } = found ?? {};
  const absent = notCovered.filter(
    (flow) => !parts.some((part) => part.flow === flow || isSameAccount(part.flow, flow)),
  );
  const cells = measures.flatMap((measure) => {
    const cell = cellOf(measure, parts, parts.length + absent.length);
    return cell ? [[measure, cell] as const] : [];
  });
  return { month, isFull, absent, cells: new Map(cells) };
}

/**
 * At most `count` months of these accounts, oldest first, including gaps. If `count` is the length of the window,
 * exactly the window's months.
 */
export function flowColumns(flows: readonly AccountFlow[], window: readonly string[], count: number): FlowColumn[] {
  const found = new Map(monthsOfAccounts(flows).map((each) => [each.month, each]));
  if (count === window.length) return window.map((month) => columnOf(month, found.get(month)));
  const known = [...new Set([...found.keys(), ...window])].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months = [last];
  while ((months[0] ?? '') > first && months.length < count) months.unshift(addMonths(months[0] ?? last, -1));
  return months.map((month) => columnOf(month, found.get(month)));
}

/** Accounts that are added up: those in the lending currency. */
export function countedAccounts({ accounts }: Pick<CashFlow, 'accounts'>): AccountFlow[] {
  return accounts.filter(({ currency }) => currency === OFFERED_CURRENCY);
}

export function statedMonthly({ overall: { comparison } }: CashFlow): number | undefined {
  return comparison === null ? undefined : comparison.statedAnnualCents / MONTHS_PER_YEAR;
}

export function monthCount({ accounts }: Pick<CashFlow, 'accounts'>): number {
  return new Set(accounts.flatMap(({ months }) => months.map(({ month }) => month))).size;
}

export function totalOf(measure: Measure, columns: readonly FlowColumn[]): number | undefined {
  const values = columns.flatMap(({ cells }) => cells.get(measure)?.value ?? []);
  if (values.length === 0) return undefined;
  if (measure === 'lowestBalance') return Math.min(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return measure === 'averageBalance' ? Math.round(sum / values.length) : sum;
}
