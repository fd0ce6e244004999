import { addDays } from '@portal/contract/calendar';
import { sharesDays } from '@portal/statements/reading/find-periods';
import { balanceOf, keyOf, type Run, runsOf, type StatementRows } from './statement-runs.ts';

/** Two accounts may share this many rows with the same day and amount by chance. */
const ALIKE_BY_CHANCE = 2;

/**
 * Statements by account (bank, currency and last digits), oldest first. Accounts that share a number, as in a folio,
 * are distinguished by balances, or by their position in the file if days are missing in between.
 */
export function groupByAccount(statements: readonly StatementRows[]): StatementRows[][] {
  const groups = Map.groupBy(
    statements,
    ({ bank, currency, account }) => `${bank ?? ''} ${currency} ${account.account ?? ''}`,
  );
  return [...groups.values()].flatMap((group) => accountsOf(group).map((runs) => runs.flatMap(({ parts }) => parts)));
}

function accountsOf(statements: readonly StatementRows[]): Run[][] {
  const runs = runsOf(statements).sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const accounts: Run[][] = [];
  for (const sheet of Map.groupBy(runs, ({ statementId, from, to }) => `${statementId} ${from} ${to}`).values())
    addSheet(accounts, sheet);
  return accounts;
}

function addSheet(accounts: Run[][], sheet: readonly Run[]): void {
  const free = new Set(accounts.filter((account) => !sheet.some((run) => isInFileOf(account, run))));
  const found = new Map<Run, Run[]>();
  for (const run of sheet) {
    const account = findMeeting([...free], run);
    if (account && free.delete(account)) found.set(run, account);
  }
  const left = sheet.filter((run) => !found.has(run));
  if (sheet.length === accounts.length && left.length === free.size) addInOrder(found, left, [...free]);
  for (const run of sheet) {
    const account = found.get(run);
    if (account) account.push(run);
    else accounts.push([run]);
  }
}

function addInOrder(found: Map<Run, Run[]>, runs: readonly Run[], accounts: readonly Run[][]): void {
  for (const [index, run] of runs.entries()) {
    const account = accounts[index];
    if (account && !account.some((known) => differs(known, run))) found.set(run, account);
  }
}

function isInFileOf(account: readonly Run[], { statementId, from, to }: Run): boolean {
  const period = { account: statementId, from, to };
  return account.some((run) => sharesDays({ account: run.statementId, from: run.from, to: run.to }, period));
}

/**
 * Finds the account whose balance matches the start of the run; if there are several, the one that also matches its
 * end.
 */
function findMeeting(accounts: readonly Run[][], run: Run): Run[] | undefined {
  const meeting = accounts.filter((account) => account.some((known) => meets(known, run) || repeats(known, run)));
  const endsAlike = (known: Run) => {
    const after = addDays(known.to < run.to ? known.to : run.to, 1);
    return meets(known, run) && balanceOf(known, after) === balanceOf(run, after);
  };
  return meeting.find((account) => account.some(endsAlike)) ?? meeting[0];
}

function meets(earlier: Run, { from, openingCents }: Run): boolean {
  if (openingCents === null || from > addDays(earlier.to, 1)) return false;
  return balanceOf(earlier, from) === openingCents || (from === earlier.to && balanceOf(earlier) === openingCents);
}

function repeats(earlier: Run, run: Run): boolean {
  const isShared = ({ date }: { date: string }) => date >= run.from && date <= earlier.to && date <= run.to;
  const [known, own] = [earlier.rows.filter(isShared), run.rows.filter(isShared)];
  const left = known.map(keyOf);
  const same = own.filter((row) => {
    const at = left.indexOf(keyOf(row));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return same.length > ALIKE_BY_CHANCE && same.length * 2 >= Math.min(known.length, own.length);
}

/** Whether two proven runs have different balances on shared days, so that they are two accounts with one number. */
function differs(earlier: Run, run: Run): boolean {
  const areProven = [earlier, run].every(
    ({ openingCents, parts }) => openingCents !== null && parts.every(({ account }) => account.proof === 'proven'),
  );
  return areProven && run.from < earlier.to;
}
