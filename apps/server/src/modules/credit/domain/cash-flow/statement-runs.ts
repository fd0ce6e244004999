import { addDays } from '@portal/contract/calendar';
import type { ListedAccount } from '@portal/contract/application/statements/statement-corrections';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { Period } from '@portal/statements/reading/find-periods';
import type { FlowRow } from './flow-source.ts';

/** The rows of an account as they count with their corrections, without who corrected them. */
type AccountRows = Omit<ListedAccount, 'position' | 'version' | 'proofAsRead' | 'correctedBy' | 'corrections'>;

/** An account of a statement with its rows as they count. */
export interface StatementRows {
  statementId: string;
  /** Its place in the file. */
  position: number;
  bank: StatementBank | null;
  isCreditCard: boolean;
  /** False of a scan that was not proven when it was read. */
  isRecognized: boolean;
  /** Canadian dollars where the statement says none. */
  currency: string;
  account: AccountRows;
}

/** What a file has of one account over one period: it is in parts where each page has balances of its own. */
export interface Run extends Period {
  statementId: string;
  parts: StatementRows[];
  /** As printed, or worked out; null where no balance is known. */
  openingCents: number | null;
  /** A page that is in the file twice has its rows once. */
  rows: FlowRow[];
}

/** Fewer rows may be alike by chance. */
const ALIKE_AT_LEAST = 2;

/** Whether one statement goes on where the other ends: the days follow each other, and the balance is the same. */
export function chains({ account: earlier }: StatementRows, { account: later }: StatementRows): boolean {
  return follows(earlier, later) && earlier.closingCents !== null && earlier.closingCents === later.openingCents;
}

/** Whether the later one begins on the last day of the earlier one or the day after. */
export function follows(earlier: Period, later: Period): boolean {
  return later.from === earlier.to || later.from === addDays(earlier.to, 1);
}

/** By what a row of one file is known in another: descriptions differ between a statement and a print-out. */
export function keyOf({ date, amountCents }: FlowRow): string {
  return `${date} ${String(amountCents)}`;
}

/** The parts of each file put together where they are one account's, in their order. */
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

/** As printed, or worked out from the first balance that is printed. */
function openingOf({ openingCents, closingCents, transactions }: AccountRows): number | null {
  if (openingCents !== null) return openingCents;
  const rows = transactions.filter(({ isLeftOut }) => !isLeftOut);
  const at = rows.findIndex(({ balanceCents }) => balanceCents !== null);
  const printed = at < 0 ? closingCents : (rows[at]?.balanceCents ?? null);
  if (printed === null) return null;
  const before = at < 0 ? rows : rows.slice(0, at + 1);
  return before.reduce((balance, { cents }) => balance - cents, printed);
}

/** The balance after the rows before a day, or after all of them; null where none is known. */
export function balanceOf({ from, openingCents, rows }: Run, before?: string): number | null {
  if (openingCents === null || (before !== undefined && before <= from)) return openingCents;
  return rows
    .filter(({ date }) => before === undefined || date < before)
    .reduce((balance, { amountCents }) => balance + amountCents, openingCents);
}

function isOfOneSheet(one: Run, other: Run): boolean {
  return one.statementId === other.statementId && one.from === other.from && one.to === other.to;
}

/** Whether the later part begins with the balance that the earlier one ends with, and its days go on. */
function goesOn(earlier: Run, later: Run): boolean {
  if (later.openingCents === null) return false;
  const [lastDay, firstDay] = [earlier.rows.at(-1)?.date ?? earlier.from, later.rows[0]?.date ?? later.to];
  return (balanceOf(earlier) === later.openingCents && lastDay <= firstDay) || rowsAgain(earlier, later) > 0;
}

/**
 * How many of the last rows of a part stand again at the head of a later one: a page that is in the file twice. Its
 * balance says so; an equal row after a balance that goes on is another one.
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
