import type { StatementBank } from '@portal/contract/application/statement-reading';
import { OFFERED_CURRENCY } from '@portal/contract/bank/bank-connection';
import type { CorrectedAccount } from '../corrected-account.ts';
import { addDays } from '../reading/dates.ts';
import { type FlowRow, type FlowSource, joinPeriods } from './flow-source.ts';

/** An account of a statement with its rows as they count. */
export interface StatementRows {
  statementId: string;
  /** Its place in the file. */
  position: number;
  bank: StatementBank | null;
  isCreditCard: boolean;
  /** False of a scan that was not proven when it was read. */
  isRecognized: boolean;
  account: CorrectedAccount;
}

/** Statements of one account by their bank and its last digits, the oldest first. */
export function groupByAccount(statements: readonly StatementRows[]): StatementRows[][] {
  const groups = Map.groupBy(statements, ({ bank, account }) => `${bank ?? ''} ${account.account ?? ''}`);
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => a.account.from.localeCompare(b.account.from) || a.account.to.localeCompare(b.account.to)),
  );
}

/** Whether one statement goes on where the other ends: the days follow each other, and the balance is the same. */
export function chains({ account: earlier }: StatementRows, { account: later }: StatementRows): boolean {
  return follows(earlier, later) && earlier.closingCents !== null && earlier.closingCents === later.openingCents;
}

/** Whether the later one begins on the last day of the earlier one or the day after. */
export function follows(earlier: CorrectedAccount, later: CorrectedAccount): boolean {
  return later.from === earlier.to || later.from === addDays(earlier.to, 1);
}

/** All proven statements of one account, the oldest first, as one source: a row that two files have counts once. */
export function statementSource(statements: readonly StatementRows[]): FlowSource {
  const rows: FlowRow[] = [];
  let before: StatementRows | undefined;
  for (const statement of statements) {
    const own = flowRowsOf(statement);
    rows.push(...(before && chains(before, statement) ? own : withoutKnown(own, rows, statement)));
    before = statement;
  }
  const [first] = statements;
  return {
    source: 'statements',
    bank: first?.bank ?? null,
    institution: null,
    connectionOf: null,
    account: first?.account.account ?? null,
    currency: OFFERED_CURRENCY,
    rows: rows.toSorted((a, b) => a.date.localeCompare(b.date)),
    covered: joinPeriods(statements.map(({ account: { from, to } }) => ({ from, to }))),
    balances: balancesOf(statements),
  };
}

function flowRowsOf({ statementId, position, account }: StatementRows): FlowRow[] {
  return account.transactions
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ date, description, cents, row }) => ({
      date,
      description,
      amountCents: cents,
      place: { statementId, account: position, row },
    }));
}

/** A row of the same day and amount that another file has counts once; two such rows in one file are two. */
function withoutKnown(
  own: readonly FlowRow[],
  known: readonly FlowRow[],
  { account: { from, to } }: StatementRows,
): FlowRow[] {
  const keyOf = ({ date, amountCents }: FlowRow) => `${date} ${String(amountCents)}`;
  const left = new Map<string, number>();
  for (const row of known)
    if (row.date >= from && row.date <= to) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);

  return own.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}

/** The balance at the end of each day, from the first printed balance of each statement on. */
function balancesOf(statements: readonly StatementRows[]): FlowSource['balances'] {
  const balances = new Map<string, number>();
  for (const { account } of statements) {
    let balance = openingOf(account);
    if (balance === null) return null;
    const { from, to } = account;
    // A row may be dated a day outside the period; it counts on the nearest day within.
    const ofDay = Map.groupBy(account.transactions, ({ date }) => (date < from ? from : date > to ? to : date));
    for (let day = from; day <= to; day = addDays(day, 1)) {
      for (const { cents, isLeftOut } of ofDay.get(day) ?? []) balance += isLeftOut ? 0 : cents;
      balances.set(day, balance);
    }
  }
  return balances;
}

/** As printed, or worked out from the first balance that is printed. */
function openingOf({ openingCents, closingCents, transactions }: CorrectedAccount): number | null {
  if (openingCents !== null) return openingCents;
  const rows = transactions.filter(({ isLeftOut }) => !isLeftOut);
  const at = rows.findIndex(({ balanceCents }) => balanceCents !== null);
  const printed = at < 0 ? closingCents : (rows[at]?.balanceCents ?? null);
  if (printed === null) return null;
  const before = at < 0 ? rows : rows.slice(0, at + 1);
  return before.reduce((balance, { cents }) => balance - cents, printed);
}
