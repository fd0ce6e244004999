import { type AccountFlow, type CashFlowMonth, paymentKinds } from '@portal/contract/application/cash-flow';
import { addDays, addMonths, lastDayOf, type Month } from '@portal/contract/calendar';
import { foldDescription } from '../bank-words.ts';
import { type ClassifiedRows, classifyRows, namesOwn, type OwnMoney } from '../classify-rows.ts';
import { paymentKind } from '../payees.ts';
import type { ReturnedItem } from '../returned-items.ts';
import { count, countByMonth, type FlowRow, type FlowSource, gapsWithin } from './flow-source.ts';
import { listPayers } from './payers.ts';
import { findAdvances, repaymentsOf } from './lending.ts';
import { findLinkedAccounts } from './linked-accounts.ts';
import { findObligations } from './obligations.ts';

export function accountFlow(source: FlowSource, own: OwnMoney): AccountFlow {
  const { rows, covered } = source;
  const classified = classifyRows(rows, own);
  const revenue = rows.filter((row) => row.amountCents > 0 && !classified.leftOut.has(row));
  const deposits = rows.filter(({ amountCents }) => amountCents > 0);
  const obligations = findObligations(source, classified, {
    lenders: own.lenders,
    isToOwner: namesOwn(own),
    isRuledLender: own.rulings?.isLender,
  });
  return {
    source: source.source,
    bank: source.bank,
    institution: source.institution,
    connectionOf: source.connectionOf,
    account: source.account,
    name: source.name ?? null,
    currency: source.currency,
    covered: [...covered],
    gaps: gapsWithin(source),
    months: monthsOf(source).map((month) => monthOf(month, source, classified)),
    payers: listPayers(revenue),
    repayments: repaymentsOf(obligations),
    obligations,
    advances: findAdvances(rows, classified, own.lenders),
    payments: findPayments(rows),
    dailyBalances: source.balances === null ? [] : inSpans(source.balances),
    linkedAccounts: findLinkedAccounts(rows),
    returnedOn: [...new Set(classified.returned.map(({ row }) => row.date))].sort(),
    lastDepositOn: deposits.reduce<string | null>(
      (last, { date }) => (last === null || date > last ? date : last),
      null,
    ),
  };
}

function monthsOf({ covered, rows }: FlowSource): Month[] {
  const days = covered.flatMap(({ from, to }) => [from, to]).toSorted();
  const [first, last] = [days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
  const months: Month[] = [];
  if (first === undefined || last === undefined) return months;
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const isCovered = covered.some(({ from, to }) => from <= lastDayOf(month) && to >= `${month}-01`);
    if (isCovered || rows.some(({ date }) => date.startsWith(month))) months.push(month);
  }
  return months;
}

function monthOf(
  month: Month,
  { rows, covered, balances }: FlowSource,
  { leftOut, takenBack, returned }: ClassifiedRows<FlowRow>,
): CashFlowMonth {
  const own = rows.filter(({ date }) => date.startsWith(month));
  const deposits = own.filter(({ amountCents }) => amountCents > 0);
  const sales = count(deposits.filter((row) => !leftOut.has(row)));
  const back = count(own.filter((row) => takenBack.has(row)));
  const reasons = [...new Set(deposits.flatMap((row) => leftOut.get(row) ?? []))];
  return {
    month,
    isFull: covered.some(({ from, to }) => from <= `${month}-01` && to >= lastDayOf(month)),
    deposits: count(deposits),
    revenue: { ...sales, cents: sales.cents - back.cents },
    takenBack: back,
    leftOut: reasons.map((reason) => ({ reason, ...count(deposits.filter((row) => leftOut.get(row) === reason)) })),
    cash: count(deposits.filter((row) => !leftOut.has(row) && isCash(row))),
    withdrawals: count(own.filter(({ amountCents }) => amountCents < 0)),
    returned: countReturned(returned.filter(({ row }) => row.date.startsWith(month))),
    balances: balances && balancesOf(month, balances),
  };
}

const cashWords = /\b(?:CASH|COMPTANT|ESPECES|ARGENT COMPTANT|NUMERAIRE)\b/u;

function isCash({ description }: FlowRow): boolean {
  return cashWords.test(foldDescription(description));
}

function findPayments(rows: readonly FlowRow[]): NonNullable<AccountFlow['payments']> {
  const debits = rows.filter(({ amountCents }) => amountCents < 0);
  const kinds = new Map(debits.map((row) => [row, paymentKind(foldDescription(row.description))]));
  return paymentKinds.flatMap((kind) => {
    const own = debits.filter((row) => kinds.get(row) === kind);
    return own.length === 0 ? [] : { kind, months: countByMonth(own) };
  });
}

function inSpans(balances: ReadonlyMap<string, number>): NonNullable<AccountFlow['dailyBalances']> {
  const spans: { from: string; cents: number[] }[] = [];
  for (const [day, balance] of [...balances].sort(([a], [b]) => a.localeCompare(b))) {
    const last = spans.at(-1);
    if (last && addDays(last.from, last.cents.length) === day) last.cents.push(balance);
    else spans.push({ from: day, cents: [balance] });
  }
  return spans;
}

/** If the bank prints only the fee, the amount is unknown. */
function countReturned(items: readonly ReturnedItem<FlowRow>[]): CashFlowMonth['returned'] {
  return {
    cents: count(items.filter(({ isFee }) => !isFee).map(({ row }) => row)).cents,
    count: items.reduce((total, item) => total + item.count, 0),
    from: count(items.map(({ row }) => row)).from,
  };
}

function balancesOf(month: Month, balances: ReadonlyMap<string, number>): CashFlowMonth['balances'] {
  const days = [...balances].filter(([day]) => day.startsWith(month)).sort(([a], [b]) => a.localeCompare(b));
  const [first] = days;
  if (!first) return null;
  const lowest = days.reduce((found, each) => (each[1] < found[1] ? each : found), first);
  return {
    averageDailyCents: Math.round(days.reduce((total, [, cents]) => total + cents, 0) / days.length),
    lowestCents: lowest[1],
    lowestOn: lowest[0],
    daysBelowZero: days.filter(([, cents]) => cents < 0).length,
  };
}
