import { groupBy } from '../../group-by.ts';
import type { AccountFlow, CashFlowMonth } from '../cash-flow.ts';
import { addMonths, type Month } from '../../calendar.ts';

/** Fewer digits than this could match any account. */
const DIGITS_AT_LEAST = 3;

export interface CountedMonth {
  flow: AccountFlow;
  month: CashFlowMonth;
}

export interface MonthOfAccounts {
  month: Month;
  parts: CountedMonth[];
  /**
   * Accounts with proven days in other months but not all days of this one; only the first source of each account is
   * listed.
   */
  notCovered: AccountFlow[];
  isFull: boolean;
}

/**
 * Every covered month, oldest first. Each month of an account counts once, from a source that covers all of it; a bank
 * connection takes precedence over statements. If several statement accounts match one bank account, all of them count.
 */
export function monthsOfAccounts(flows: readonly AccountFlow[]): MonthOfAccounts[] {
  const groups = groupSources(flows);
  const byMonth = groupBy(groups.flatMap(chooseMonths), ({ month }) => month.month);
  const known = [...byMonth.keys()].toSorted();
  const months: MonthOfAccounts[] = [];
  for (let month = known[0] ?? ''; month !== '' && month <= (known.at(-1) ?? ''); month = addMonths(month, 1)) {
    const parts = byMonth.get(month) ?? [];
    const notCovered = groups
      .filter((sources) => !sources.some((flow) => flow.months.some((each) => each.month === month && each.isFull)))
      .flatMap((sources) => sources.slice(0, 1));
    months.push({
      month,
      parts,
      notCovered,
      isFull: notCovered.length === 0 && parts.every((part) => part.month.isFull),
    });
  }
  return months;
}

function groupSources(flows: readonly AccountFlow[]): AccountFlow[][] {
  const groups: AccountFlow[][] = [];
  for (const flow of flows.toSorted((a, b) => a.source.localeCompare(b.source))) {
    const known = groups.find(([first]) => first && isSameAccount(first, flow));
    if (known) known.push(flow);
    else groups.push([flow]);
  }
  return groups;
}

/**
 * Compares the last digits where both are known. Statements are grouped by account already, so two groups never match.
 */
export function isSameAccount(one: AccountFlow, other: AccountFlow): boolean {
  if (one.source === 'statements' && other.source === 'statements') return false;
  const [a, b] = [one.account, other.account];
  if (a === null || b === null || Math.min(a.length, b.length) < DIGITS_AT_LEAST) return false;
  return a.endsWith(b) || b.endsWith(a);
}

function chooseMonths(flows: readonly AccountFlow[]): CountedMonth[] {
  const all = flows.flatMap((flow) => flow.months.map((month) => ({ flow, month })));
  return [...groupBy(all, ({ month }) => month.month).values()].flatMap((same) => {
    const chosen = same.find(({ month }) => month.isFull) ?? same[0];
    return same.filter((each) => each === chosen || areOfStatements(each, chosen));
  });
}

function areOfStatements(...months: readonly (CountedMonth | undefined)[]): boolean {
  return months.every((each) => each?.flow.source === 'statements');
}
