import { addDays } from '@portal/contract/calendar';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import type { Period } from '@portal/statements/reading/find-periods';
import { type FlowRow, type FlowSource, joinPeriods } from './flow-source.ts';
import { balanceOf, follows, keyOf, type Run, runsOf, type StatementRows } from './statement-runs.ts';

/**
 * All proven statements of an account as one source, oldest first; a row in two files counts once. `unproven` are
 * unproven statements with the same number: if a file contains both, only its proven rows cover days.
 */
export function statementSource(statements: readonly StatementRows[], unproven: readonly StatementRows[]): FlowSource {
  const runs = runsOf(statements);
  const taken: { run: Run; rows: FlowRow[] }[] = [];
  for (const run of runs) {
    const known = taken.filter((each) => each.run.statementId !== run.statementId && !runsOn(each.run, run));
    const rows = withoutKnown(
      run,
      known.flatMap((each) => each.rows),
    );
    taken.push({ run, rows });
  }
  const [first] = statements;
  return {
    source: 'statements',
    bank: first?.bank ?? null,
    institution: null,
    connectionOf: null,
    account: first?.account.account ?? null,
    name: first?.account.name ?? null,
    currency: first?.currency ?? OFFERED_CURRENCY,
    rows: taken.flatMap(({ rows }) => rows).sort((a, b) => a.date.localeCompare(b.date)),
    covered: joinPeriods(runs.flatMap((run) => daysOf(run, unproven))),
    unproven: unproven.map(({ account: { from, to } }) => ({ from, to })),
    balances: balancesOf(runs),
  };
}

function daysOf({ statementId, from, to, rows, parts }: Run, unproven: readonly StatementRows[]): Period[] {
  const beside = unproven
    .filter(({ account, ...each }) => each.statementId === statementId && account.from <= to && account.to >= from)
    .map(({ position }) => position);
  if (beside.length === 0) return [{ from, to }];
  const own = parts.map(({ position }) => position);
  const [first, last] = [rows[0]?.date, rows.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  return [
    {
      from: Math.min(...own) < Math.min(...beside) ? from : first,
      to: Math.max(...own) > Math.max(...beside) ? to : last,
    },
  ];
}

/** Whether one statement continues the other, so that equal rows on the shared day are two rows. */
function runsOn(earlier: Run, later: Run): boolean {
  return follows(earlier, later) && later.openingCents !== null && balanceOf(earlier) === later.openingCents;
}

/** Drops rows that another file has, by day and amount; two equal rows in one file stay. */
function withoutKnown({ rows, from, to }: Run, known: readonly FlowRow[]): FlowRow[] {
  const left = new Map<string, number>();
  for (const row of known)
    if (row.date >= from && row.date <= to) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);

  return rows.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}

function balancesOf(runs: readonly Run[]): FlowSource['balances'] {
  const balances = new Map<string, number>();
  for (const { openingCents, rows, from, to } of runs) {
    if (openingCents === null) return null;
    let balance = openingCents;
    // A row dated outside the period counts on the nearest day within it.
    const ofDay = Map.groupBy(rows, ({ date }) => (date < from ? from : date > to ? to : date));
    for (let day = from; day <= to; day = addDays(day, 1)) {
      for (const { amountCents } of ofDay.get(day) ?? []) balance += amountCents;
      balances.set(day, balance);
    }
  }
  return balances;
}
