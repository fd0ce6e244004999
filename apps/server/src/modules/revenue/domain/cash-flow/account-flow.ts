import type { AccountFlow, CashFlowMonth, CashFlowReason } from '@portal/contract/application/cash-flow';
import { addMonths, lastDayOf, type Month } from '@portal/contract/application/statement-window';
import { findLeftOut, foldDescription, type OwnMoney } from '../left-out-deposits.ts';
import type { Period } from '../reading/find-periods.ts';
import { count, type FlowRow, type FlowSource, gapsWithin } from './flow-source.ts';
import { listPayers } from './payers.ts';
import { findRepayments } from './repayments.ts';

/** Words of Canadian banks for what was returned, folded; and for the fee, which is no returned item itself. */
const returnedWords =
  /\b(NSF|N\.S\.F|RETURNED|RETURN ITEM|RTN(D)? (ITEM|CHQ|CHEQUE)|CHARGE ?BACK|DISHONOU?RED|INSUFFICIENT FUNDS|SANS PROVISION|PROVISION INSUFFISANTE|FONDS INSUFFISANTS|(EFFET|CHEQUE|PAIEMENT|DEPOT|PRELEVEMENT) RETOURNE|RETOURNE)\b/u;
const feeWords = /\b(FEES?|CHARGES?(?! ?BACK)|CHG|FRAIS)\b/u;

/** Whether the bank says of a row that a cheque or a payment was returned. */
export function isReturned(description: string): boolean {
  const folded = foldDescription(description);
  return returnedWords.test(folded) && !feeWords.test(folded);
}

/** Month by month what the rows of one account show, and over all of them who pays and who is paid back. */
export function accountFlow(source: FlowSource, own: OwnMoney): AccountFlow {
  const { rows, covered } = source;
  const leftOut = findLeftOut(rows, own);
  const revenue = rows.filter((row) => row.amountCents > 0 && !leftOut.has(row));
  const deposits = rows.filter(({ amountCents }) => amountCents > 0);
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
    months: monthsOf(covered).map((month) => monthOf(month, source, leftOut)),
    payers: listPayers(revenue),
    repayments: findRepayments(rows),
    lastDepositOn: deposits.reduce<string | null>(
      (last, { date }) => (last === null || date > last ? date : last),
      null,
    ),
  };
}

function monthsOf(covered: readonly Period[]): Month[] {
  const [first, last] = [covered[0]?.from.slice(0, 7), covered.at(-1)?.to.slice(0, 7)];
  const months: Month[] = [];
  if (first === undefined || last === undefined) return months;
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

function monthOf(
  month: Month,
  { rows, covered, balances }: FlowSource,
  leftOut: ReadonlyMap<FlowRow, CashFlowReason>,
): CashFlowMonth {
  const own = rows.filter(({ date }) => date.startsWith(month));
  const deposits = own.filter(({ amountCents }) => amountCents > 0);
  const reasons = [...new Set(deposits.flatMap((row) => leftOut.get(row) ?? []))];
  return {
    month,
    isFull: covered.some(({ from, to }) => from <= `${month}-01` && to >= lastDayOf(month)),
    deposits: count(deposits),
    revenue: count(deposits.filter((row) => !leftOut.has(row))),
    leftOut: reasons.map((reason) => ({ reason, ...count(deposits.filter((row) => leftOut.get(row) === reason)) })),
    withdrawals: count(own.filter(({ amountCents }) => amountCents < 0)),
    returned: count(own.filter(({ description }) => isReturned(description))),
    balances: balances && balancesOf(month, balances),
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
