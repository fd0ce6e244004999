import { expect, test } from 'vitest';
import { exampleOf } from './usual-terms.ts';

const amounts = { least: 5000, most: 95_000 };
const terms = { least: 6, most: 18 };

test('a yearly rate: the middle amount and term at the highest rate, whose annual rate it is', () => {
  expect(exampleOf(amounts, terms, { kind: 'rate', least: 12, most: 24 })).toEqual({
    amount: 50_000,
    months: 12,
    paymentCents: 472_798,
    totalCents: 5_673_576,
    costOfCreditCents: 673_576,
    annualRate: 24,
  });
});

test('a factor: the annual rate is the cost in a year by the average amount outstanding', () => {
  const example = exampleOf(amounts, terms, { kind: 'factor', least: 1.1, most: 1.2 });
  expect(example).toEqual({
    amount: 50_000,
    months: 12,
    paymentCents: 500_000,
    totalCents: 6_000_000,
    costOfCreditCents: 1_000_000,
    annualRate: 35.07,
  });
  let outstanding = example.amount;
  let sum = 0;
  for (let month = 0; month < example.months; month += 1) {
    sum += outstanding;
    outstanding = outstanding * (1 + example.annualRate / 100 / 12) - example.paymentCents / 100;
  }
  expect(outstanding).toBeCloseTo(0, -1);
  const average = sum / example.months;
  expect(example.costOfCreditCents / (average * (example.months / 12))).toBeCloseTo(example.annualRate, 1);
});

test('the amount is rounded to thousands within the usual amounts, and an amount that costs nothing has an annual rate of 0', () => {
  expect(exampleOf({ least: 2500, most: 3200 }, { least: 3, most: 3 }, { kind: 'rate', least: 0, most: 0 })).toEqual({
    amount: 3000,
    months: 3,
    paymentCents: 100_000,
    totalCents: 300_000,
    costOfCreditCents: 0,
    annualRate: 0,
  });
  expect(exampleOf({ least: 1200, most: 1300 }, terms, { kind: 'factor', least: 1.1, most: 1.1 }).amount).toBe(1200);
});
