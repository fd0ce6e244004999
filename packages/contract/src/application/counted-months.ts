import { groupBy } from '../group-by.ts';
import type { AccountFlow, CashFlowMonth } from './cash-flow.ts';

/** Fewer digits may be those of any account. */
const DIGITS_AT_LEAST = 3;

/** A month of an account, from the source that counts. */
export interface CountedMonth {
  flow: AccountFlow;
  month: CashFlowMonth;
}

/**
 * The months of all accounts, each once: of two sources the one that covers it whole, the bank before statements. Several
 * accounts of statements with the number of one at the bank are counted all.
 */
export function countedMonths(flows: readonly AccountFlow[]): CountedMonth[] {
  return groupSources(flows).flatMap(chooseMonths);
}

/** Flows of one account together, those of the bank first. */
function groupSources(flows: readonly AccountFlow[]): AccountFlow[][] {
  const groups: AccountFlow[][] = [];
  for (const flow of flows.toSorted((a, b) => a.source.localeCompare(b.source))) {
    const known = groups.find(([first]) => first && isSameAccount(first, flow));
    if (known) known.push(flow);
    else groups.push([flow]);
  }
  return groups;
}

/** By the last digits, as far as both are known; two banks whose statements were read are two accounts. */
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
