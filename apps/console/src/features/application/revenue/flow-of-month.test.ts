import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { flowOfMonth } from './flow-of-month.ts';

const flowOf = (depositsCents: number) =>
  ({
    overall: { months: [{ month: '2026-08', depositsCents, revenueCents: 0, withdrawalsCents: 0 }] },
  }) as unknown as CashFlow;
const august = (state: MarkedMonth['state']): MarkedMonth => ({ month: '2026-08', state, source: null, reason: null });

test.each(['notProven', 'missing', 'reading'] as const)('a month that is %s has no known cash flow', (state) => {
  expect(flowOfMonth(flowOf(0), august(state))).toBeUndefined();
});

test('a proven month without deposits has zero, and other months show what was counted', () => {
  expect(flowOfMonth(flowOf(0), august('proven'))).toMatchObject({ depositsCents: 0 });
  expect(flowOfMonth(flowOf(500), august('notProven'))).toMatchObject({ depositsCents: 500 });
  expect(flowOfMonth(undefined, august('proven'))).toBeUndefined();
});
