import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';

type Flow = CashFlow['overall']['months'][number];

/** Months of which something is counted. */
const counted: readonly MarkedMonth['state'][] = ['proven', 'read', 'part'];

/** What flowed in a month; undefined if nothing of it is counted, which is not the same as nothing. */
export function flowOfMonth(flow: CashFlow | undefined, { month, state }: MarkedMonth): Flow | undefined {
  const found = flow?.overall.months.find((one) => one.month === month);
  if (!found || counted.includes(state)) return found;
  return found.depositsCents === 0 && found.withdrawalsCents === 0 ? undefined : found;
}
