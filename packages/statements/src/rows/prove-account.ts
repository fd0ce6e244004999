import type {
  StatementAccount,
  StatementTransaction,
} from '@portal/contract/application/statements/statement-transactions';
import type { Entry } from './build-rows.ts';
import { type PrintedChecks, prove } from './prove.ts';

export type AccountProof = Pick<StatementAccount, 'proof' | 'breaksAt'>;

/** A row as it is counted; an added row has no printed position. */
export interface CountingRow extends StatementTransaction {
  isAdded: boolean;
}

export interface CountingAccount extends Pick<StatementAccount, 'openingCents' | 'closingCents' | 'pageGap'> {
  transactions: readonly CountingRow[];
  /** Absent for accounts read before checks were stored: only their balances are known. */
  checks?: PrintedChecks | undefined;
}

function balancesOf({ openingCents, closingCents }: CountingAccount): PrintedChecks {
  const printed = (label: 'opening' | 'closing', cents: number | null) =>
    cents === null ? [] : [{ label, cents, items: undefined }];
  return { printed: [...printed('opening', openingCents), ...printed('closing', closingCents)], among: [], unread: 0 };
}

/**
 * Positions of checks: the number of read rows before a check, and the number of rows added there that also precede it.
 */
type Places = ReadonlyMap<number, number>;

function entriesOf(rows: readonly CountingRow[], among: PrintedChecks['among'], places: Places): Entry[] {
  const checks = Map.groupBy(among, ({ after }) => after);
  const entries: Entry[] = [];
  let [after, added] = [0, 0];
  const addChecks = () => {
    entries.push(...(checks.get(after) ?? []).map(({ check }) => check));
    checks.delete(after);
  };
  for (const { isAdded, ...row } of rows) {
    if (!isAdded || places.get(after) === added) addChecks();
    [after, added] = isAdded ? [after, added + 1] : [after + 1, 0];
    entries.push({ kind: 'row', ...row });
  }
  addChecks();
  return entries;
}

function addedAt(rows: readonly CountingRow[]): Map<number, number> {
  const counts = new Map<number, number>();
  let after = 0;
  for (const { isAdded } of rows) {
    if (isAdded) counts.set(after, (counts.get(after) ?? 0) + 1);
    else after += 1;
  }
  return counts;
}

/**
 * Repeats the arithmetic with corrected rows. An added row may be before or after a balance or sum printed at its
 * position, whichever makes that value match.
 */
export function proveAccount(account: CountingAccount): AccountProof {
  const { printed, among, unread } = account.checks ?? balancesOf(account);
  const rows = account.transactions;
  const tryAt = (places: Places) => ({ places, ...prove(entriesOf(rows, among, places), printed) });
  let best = tryAt(new Map());
  for (const [after, count] of addedAt(rows)) {
    if (!among.some((each) => each.after === after)) continue;
    for (let before = count - 1; before >= 0 && best.faults > 0; before -= 1) {
      const other = tryAt(new Map([...best.places, [after, before]]));
      if (other.faults < best.faults) best = other;
    }
  }
  return { proof: account.pageGap === null && unread === 0 ? best.proof : 'notProven', breaksAt: best.breaksAt };
}
