import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';

type Sums = Pick<CashFlow['overall']['months'][number], 'depositsCents' | 'revenueCents' | 'withdrawalsCents'>;

/** Deposits and withdrawals of a month, in cents. */
export type FlowOfMonth = { [Sum in keyof Sums]: number };

const counted: readonly MarkedMonth['state'][] = ['proven', 'read', 'part'];

/** Cash flow of a month; undefined if none of its rows count, which differs from zero. */
export function flowOfMonth(flow: CashFlow | undefined, { month, state }: MarkedMonth): FlowOfMonth | undefined {
  const { depositsCents, revenueCents, withdrawalsCents } = flow?.overall.months.find((one) => one.month === month) ?? {
    depositsCents: null,
    revenueCents: null,
    withdrawalsCents: null,
  };
  if (depositsCents === null || revenueCents === null || withdrawalsCents === null) return undefined;
  const isNothing = depositsCents === 0 && withdrawalsCents === 0;
  return isNothing && !counted.includes(state) ? undefined : { depositsCents, revenueCents, withdrawalsCents };
}
