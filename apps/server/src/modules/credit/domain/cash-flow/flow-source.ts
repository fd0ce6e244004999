import { addDays } from '@portal/contract/calendar';
import type { AccountFlow, Counted, RowsBehind } from '@portal/contract/application/cash-flow';
import type { Period } from '@portal/statements/reading/find-periods';
import type { Transaction } from '../classify-rows.ts';

/** Where a row is: in a statement's account, or in a bank connection under the provider's id. */
export type RowPlace =
  { statementId: string; account: number; row: number } | { connectionOf: string; transaction: string };

export interface FlowRow extends Transaction {
  place: RowPlace;
}

export interface FlowSource extends Pick<
  AccountFlow,
  'source' | 'bank' | 'institution' | 'connectionOf' | 'account' | 'name' | 'currency'
> {
  rows: readonly FlowRow[];
  covered: readonly Period[];
  /** Periods of unproven files; days in them that no proven file covers count as missing. */
  unproven: readonly Period[];
  /** Balance in cents at the end of each covered day; null if unknown. */
  balances: ReadonlyMap<string, number> | null;
}

function rowsBehind(rows: readonly FlowRow[]): RowsBehind[] {
  const groups = new Map<string, RowsBehind>();
  for (const { place } of rows) {
    const key = 'row' in place ? `${place.statementId} ${String(place.account)}` : place.connectionOf;
    const known = groups.get(key);
    if ('row' in place) {
      if (known && 'rows' in known) known.rows.push(place.row);
      else groups.set(key, { statementId: place.statementId, account: place.account, rows: [place.row] });
    } else if (known && 'transactions' in known) {
      known.transactions.push(place.transaction);
    } else {
      groups.set(key, { connectionOf: place.connectionOf, transactions: [place.transaction] });
    }
  }
  return [...groups.values()];
}

export function count(rows: readonly FlowRow[]): Counted {
  const cents = rows.reduce((total, { amountCents }) => total + Math.abs(amountCents), 0);
  return { cents, count: rows.length, from: rowsBehind(rows) };
}

export function countByMonth(rows: readonly FlowRow[]): (Counted & { month: string })[] {
  return [...Map.groupBy(rows, ({ date }) => date.slice(0, 7))]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, own]) => ({ month, ...count(own) }));
}

export function addUp(parts: readonly Counted[]): Counted {
  return {
    cents: parts.reduce((total, { cents }) => total + cents, 0),
    count: parts.reduce((total, part) => total + part.count, 0),
    from: parts.flatMap(({ from }) => from),
  };
}

export function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const { from, to } of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = to > last.to ? to : last.to;
    else joined.push({ from, to });
  }
  return joined;
}

export function gapsWithin({ covered, unproven }: Pick<FlowSource, 'covered' | 'unproven'>): Period[] {
  if (covered.length === 0) return [];
  const about = joinPeriods([...covered, ...unproven]);
  const [before, after] = [addDays(about[0]?.from ?? '', -1), addDays(about.at(-1)?.to ?? '', 1)];
  return gapsBetween([{ from: before, to: before }, ...covered, { from: after, to: after }]).filter(
    ({ from, to }) => from <= to,
  );
}

function gapsBetween(covered: readonly Period[]): Period[] {
  return covered
    .slice(1)
    .map(({ from }, index) => ({ from: addDays(covered[index]?.to ?? from, 1), to: addDays(from, -1) }));
}
