import type { Amount } from './amounts.ts';
import type { ColumnRole } from './labels.ts';
import type { NamedColumn } from './table-lines.ts';
import { amountsApart, type PlacedLine } from './table.ts';

/** Role of a column; `ignored` for amounts within descriptions or next to the table. */
export type AmountRole = 'out' | 'in' | 'balance' | 'available' | 'signed' | 'fee' | 'ignored';

/** Alignment of a column's amounts: by the last digit, by the marks after it, by the first digit, or centred. */
export const alignments = ['end', 'outerEnd', 'start', 'middle'] as const;
export type Alignment = (typeof alignments)[number];

export interface AmountColumn {
  edge: number;
  x: number;
  end: number;
  count: number;
}

const EDGE_TOLERANCE = 3;
const COLUMNS_MAXIMUM = 5;

const edges = {
  end: ({ end }) => end,
  outerEnd: ({ outerEnd }) => outerEnd,
  start: ({ x }) => x,
  middle: ({ x, end }) => (x + end) / 2,
} as const satisfies Record<Alignment, (amount: Pick<Amount, 'x' | 'end' | 'outerEnd'>) => number>;

export function amountColumns(
  lines: readonly PlacedLine[],
  { alignment, hasWholeDollars }: { alignment: Alignment; hasWholeDollars: boolean },
): AmountColumn[] {
  const placed = lines
    .filter(({ heading }) => heading.length === 0)
    .flatMap((line) =>
      amountsApart(line, hasWholeDollars).map(({ x, end, outerEnd }) => ({
        x: x - line.shift,
        end: end - line.shift,
        outerEnd: outerEnd - line.shift,
      })),
    )
    .map((amount) => ({ ...amount, edge: edges[alignment](amount) }))
    .sort((a, b) => a.edge - b.edge);
  const columns: AmountColumn[] = [];
  for (const { edge, x, end } of placed) {
    const last = columns.at(-1);
    if (last && edge - last.edge <= EDGE_TOLERANCE) {
      last.edge = (last.edge * last.count + edge) / (last.count + 1);
      last.count += 1;
      last.x = Math.min(last.x, x);
      last.end = Math.max(last.end, end);
    } else {
      columns.push({ edge, x, end, count: 1 });
    }
  }
  const most = columns.map(({ count }) => count).sort((a, b) => b - a)[COLUMNS_MAXIMUM - 1] ?? 0;
  return columns.filter(({ count }) => count >= most).slice(0, COLUMNS_MAXIMUM);
}

export function columnOf(
  columns: readonly AmountColumn[],
  alignment: Alignment,
  line: PlacedLine,
  amount: Amount,
): number {
  const edge = edges[alignment](amount) - line.shift;
  let [nearest, distance] = [-1, EDGE_TOLERANCE + 1];
  columns.forEach((column, index) => {
    const apart = Math.abs(column.edge - edge);
    if (apart < distance) [nearest, distance] = [index, apart];
  });
  return nearest;
}

/** Distance in points between a column's amounts and the words above it. */
function distanceOf(column: AmountColumn, named: NamedColumn): number {
  const apart = Math.max(0, named.x - column.end, column.x - named.end);
  return (
    apart * APART_WEIGHT +
    Math.min(Math.abs(column.end - named.end), Math.abs(column.x - named.x), middleApart(column, named))
  );
}

function middleApart(column: AmountColumn, named: NamedColumn): number {
  return Math.abs((column.x + column.end) / 2 - (named.x + named.end) / 2);
}

const APART_WEIGHT = 4;
/** No table has more amount columns. */
const NAMED_MAXIMUM = 8;
const UNNAMED_COST = 60;
/** A second assignment of headings is tried if it is nearly as good. */
const NEARLY_AS_GOOD = 12;

const rolesOfMoney = new Set<ColumnRole>(['out', 'in', 'balance', 'available', 'amount', 'fee']);

function roleUnder(named: NamedColumn, all: readonly NamedColumn[]): AmountRole {
  const hasSides = all.some(({ role }) => role === 'in') && all.some(({ role }) => role === 'out');
  if (named.role === 'amount' && hasSides) return 'balance';
  if (named.role === 'amount') return 'signed';
  if (named.role === 'available') return all.some(({ role }) => role === 'balance') ? 'available' : 'balance';
  return named.role === 'in' || named.role === 'balance' || named.role === 'fee' ? named.role : 'out';
}

function columnsNamed(heading: readonly NamedColumn[]): NamedColumn[] {
  const named: NamedColumn[] = [];
  const money = heading.filter(({ role }) => rolesOfMoney.has(role));
  const isOver = (left: NamedColumn, right: NamedColumn) => left.x < right.end && right.x < left.end;
  const exact = money.filter(
    (column) => column.role !== 'amount' || !money.some((other) => other.role !== 'amount' && isOver(column, other)),
  );
  for (const column of exact.sort((a, b) => a.x - b.x)) {
    const last = named.at(-1);
    if (last && last.role === column.role) named[named.length - 1] = { ...last, end: Math.max(last.end, column.end) };
    else named.push(column);
  }
  return named.slice(0, NAMED_MAXIMUM);
}

interface Matching {
  roles: AmountRole[];
  cost: number;
}

function matchings(
  columns: readonly AmountColumn[],
  named: readonly NamedColumn[],
  all: readonly NamedColumn[] = named,
): Matching[] {
  const [column, ...others] = columns;
  if (!column) return [{ roles: [], cost: 0 }];
  const unnamed = matchings(others, named, all).map(({ roles, cost }): Matching => ({
    roles: ['ignored', ...roles],
    cost: cost + UNNAMED_COST,
  }));
  const under = named.flatMap((name, index) =>
    matchings(others, named.slice(index + 1), all).map(({ roles, cost }): Matching => ({
      roles: [roleUnder(name, all), ...roles],
      cost: cost + distanceOf(column, name),
    })),
  );
  return [...under, ...unnamed];
}

/** Column orders without a heading: money out, money in, balance, from left to right. */
const unheaded: readonly (readonly AmountRole[])[] = [
  ['out', 'in', 'balance'],
  ['signed', 'balance'],
  ['out', 'in'],
  ['in', 'out'],
  ['out', 'balance'],
  ['in', 'balance'],
  ['signed'],
];

function withIgnored(roles: readonly AmountRole[], length: number): AmountRole[][] {
  if (roles.length > length) return [];
  if (length === 0) return [[]];
  const [role, ...others] = roles;
  const skipped = withIgnored(roles, length - 1).map((rest): AmountRole[] => ['ignored', ...rest]);
  return role === undefined ? skipped : [...withIgnored(others, length - 1).map((rest) => [role, ...rest]), ...skipped];
}

/** Only columns to the left of all columns that count, or to the right of the table, may be ignored. */
function mayIgnore(columns: readonly AmountColumn[], roles: readonly AmountRole[], right: number): boolean {
  const first = roles.findIndex((role) => role !== 'ignored');
  const last = roles.findLastIndex((role) => role !== 'ignored');
  const isRight = ({ count, x }: AmountColumn) => count === 1 || (x > right && roles[last] === 'balance');
  const isBeside = (column: AmountColumn, index: number) => index < first || (index > last && isRight(column));
  return first >= 0 && columns.every((column, index) => roles[index] !== 'ignored' || isBeside(column, index));
}

/** Ignores the fee column, because fees are booked as separate rows. */
function withoutFees(roles: readonly AmountRole[]): AmountRole[] {
  return roles.map((role) => (role === 'fee' ? 'ignored' : role));
}

/**
 * Possible roles of the columns, most likely first: by the heading, or else every order that banks use. The sums
 * decide.
 */
export function rolesOf(columns: readonly AmountColumn[], heading: readonly NamedColumn[]): AmountRole[][] {
  const named = columnsNamed(heading);
  const right = Math.max(...named.map(({ end }) => end));
  if (named.length === 0) {
    const all = unheaded.flatMap((roles) => withIgnored(roles, columns.length));
    return all.filter((roles) => mayIgnore(columns, roles, Number.POSITIVE_INFINITY));
  }
  const found = matchings(columns, named)
    .filter(({ roles }) => mayIgnore(columns, roles, right))
    .sort((a, b) => a.cost - b.cost);
  const least = found[0]?.cost ?? 0;
  const likely = found.filter(({ cost }) => cost <= least + NEARLY_AS_GOOD).map(({ roles }) => roles);
  return likely.flatMap((roles) => (roles.includes('fee') ? [roles, withoutFees(roles)] : [roles]));
}
