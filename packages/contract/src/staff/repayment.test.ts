import { expect, test } from 'vitest';
import { repaymentOf } from './repayment.ts';

test.each([
  ['factor', 1.25, 'weekly', 12, 52, 144_231, 7_500_000],
  ['factor', 1.25, 'daily', 6, 130, 57_692, 7_500_000],
  ['factor', 1.25, 'everyTwoWeeks', 1, 2, 3_750_000, 7_500_000],
  ['rate', 24, 'monthly', 12, 12, 567_358, 6_808_291],
] as const)(
  'an offer of $60,000 at a %s of %d with %s payments over %d months is paid back in %d payments',
  (costKind, cost, rhythm, termMonths, payments, paymentCents, totalCents) => {
    const paidBack = repaymentOf({ amount: 60_000, costKind, cost, rhythm, termMonths });
    expect(paidBack).toEqual({ payments, paymentCents, totalCents });
  },
);
