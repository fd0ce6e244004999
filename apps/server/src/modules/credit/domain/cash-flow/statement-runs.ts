import { addDays } from '@portal/contract/calendar';
import type { ListedAccount } from '@portal/contract/application/statements/statement-corrections';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { Period } from '@portal/statements/reading/find-periods';
import type { FlowRow } from './flow-source.ts';

/** The rows of an account with corrections applied, but without the names of those who made them. */
type AccountRows = Omit<ListedAccount, 'position' | 'version' | 'proofAsRead' | 'correctedBy' | 'corrections'>;

export interface StatementRows {
  statementId: string;
  position: number;
  bank: StatementBank | null;
  isCreditCard: boolean;
  /** False for a scan that was not proven when read. */
  isRecognized: boolean;
  /** Canadian dollars if the statement does not name a currency. */
  currency: string;
  account: AccountRows;
}

/** Rows of one file for an account and a period. A file has several runs if each page has its own balances. */
export interface Run extends Period {
  statementId: string;
  parts: StatementRows[];
  /** Printed or calculated; null if no balance is known. */
  openingCents: number | null;
  rows: FlowRow[];
}

const ALIKE_AT_LEAST = 2;

export function chains({ account: earlier }: StatementRows, { account: later }: StatementRows): boolean {
  return follows(earlier, later) && earlier.closingCents !== null && earlier.closingCents === later.openingCents;
}

export function follows(earlier: Period, later: Period): boolean {
  return later.from === earlier.to || later.from === addDays(earlier.to, 1);
}

/** Identifies a row across files; descriptions differ between a statement and a print-out. */
export function keyOf({ date, amountCents }: FlowRow): string {
  return `${date} ${String(amountCents)}`;
}

export function runsOf(statements: readonly StatementRows[]): Run[] {
  const runs: Run[] = [];
  for (const statement of statements) {
    const next = runOf(statement);
    const known = runs.findLast((run) => isOfOneSheet(run, next) && goesOn(run, next));
    if (known) {
      known.rows.push(...next.rows.slice(rowsAgain(known, next)));
      known.parts.push(statement);
    } else {
      runs.push(next);
    }
  }
  return runs;
}

function runOf(statement: StatementRows): Run {
  const { statementId, position, account } = statement;
  const rows = account.transactions
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ date, description, cents, row }) => ({
      date,
      description,
      amountCents: cents,
      place: { statementId, account: position, row },
    }));
  const { from, to } = account;
  return { statementId, from, to, parts: [statement], openingCents: openingOf(account), rows };
}

function openingOf({ openingCents, closingCents, transactions }: AccountRows): number | null {
  if (openingCents !== null) return openingCents;
  const rows = transactions.filter(({ isLeftOut }) => !isLeftOut);
  const at = rows.findIndex(({ balanceCents }) => balanceCents !== null);
  const printed = at < 0 ? closingCents : (rows[at]?.balanceCents ?? null);
  if (printed === null) return null;
  const before = at < 0 ? rows : rows.slice(0, at + 1);
  return before.reduce((balance, { cents }) => balance - cents, printed);
}

/** Balance before a day, or after all rows; null if unknown. */
export function balanceOf({ from, openingCents, rows }: Run, before?: string): number | null {
  if (openingCents === null || (before !== undefined && before <= from)) return openingCents;
  return rows
    .filter(({ date }) => before === undefined || date < before)
    .reduce((balance, { amountCents }) => balance + amountCents, openingCents);
}

function isOfOneSheet(one: Run, other: Run): boolean {
  return one.statementId === other.statementId && one.from === other.from && one.to === other.to;
}

function goesOn(earlier: Run, later: Run): boolean {
  if (later.openingCents === null) return false;
  const [lastDay, firstDay] = [earlier.rows.at(-1)?.date ?? earlier.from, later.rows[0]?.date ?? later.to];
  return (balanceOf(earlier) === later.openingCents && lastDay <= firstDay) || rowsAgain(earlier, later) > 0;
}

/**
 * Number of rows repeated at the start of a later part: a duplicated page, recognized by its balance. An equal row
 * after a continuing balance is a new one.
 */
function rowsAgain(earlier: Run, later: Run): number {
  let balance = balanceOf(earlier);
  let found = 0;
  for (let count = 1; balance !== null && count <= Math.min(earlier.rows.length, later.rows.length); count += 1) {
    balance -= earlier.rows.at(-count)?.amountCents ?? 0;
    const isAgain = balance === later.openingCents && areSame(earlier.rows.slice(-count), later.rows.slice(0, count));
    if (isAgain && count >= ALIKE_AT_LEAST) found = count;
  }
  return found;
}

function areSame(rows: readonly FlowRow[], others: readonly FlowRow[]): boolean {
  return rows.every(({ date, amountCents, description }, index) => {
    const other = others[index];
    return other?.date === date && other.amountCents === amountCents && other.description === description;
  });
}
