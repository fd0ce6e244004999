import type { StatementReading } from '@portal/contract/entities/entities';
import { expect, test } from 'vitest';
import { depositsIn, totalDeposits } from './month-deposits.ts';

const january = [{ month: '2026-01', cents: 1_250_00 }];

function file(rest: Partial<StatementReading> = {}) {
  const periods = [{ from: '2026-01-01', to: '2026-01-31' }];
  const reading: StatementReading = {
    state: 'read',
    bank: 'rbc',
    accounts: ['4431'],
    periods,
    hints: [],
    asksHolder: false,
    holderAnswer: null,
    deposits: january,
    ...rest,
  };
  return { reading };
}

const halves = [
  file({
    periods: [{ from: '2025-12-16', to: '2026-01-15' }],
    deposits: [
      { month: '2025-12', cents: 90_00 },
      { month: '2026-01', cents: 10_00 },
    ],
  }),
  file({ periods: [{ from: '2026-01-16', to: '2026-02-15' }], deposits: [{ month: '2026-01', cents: 5_00 }] }),
];

test.each([
  ['of one file', [file()], 1_250_00],
  ['of the files that each have a part of it', halves, 15_00],
  ['beside a credit card', [file(), file({ hints: ['creditCard'], deposits: [] })], 1_250_00],
  ['nothing, where the sums of one file do not hold', [file(), file({ accounts: ['7770'], deposits: [] })], null],
  ['nothing, where two files have the same days', [file({ hints: ['sameDays'] }), file({ hints: ['sameDays'] })], null],
  ['nothing of another month', [file({ periods: [{ from: '2025-12-01', to: '2025-12-31' }] })], null],
  ['nothing without a file', [], null],
])('the deposits of January: %s', (_what, files, cents) => {
  expect(depositsIn('2026-01', files)).toBe(cents);
});

const may = { state: 'found', deposits: 1_250_00 } as const;

test.each([
  ['of the months that are found', [may, { state: 'found', deposits: 50_00 }, { state: 'missing' }] as const, 1_300_00],
  ['of months without any deposit', [{ state: 'found', deposits: 0 }] as const, 0],
  ['nothing, where one month is not certain', [may, { state: 'found', deposits: null }] as const, null],
  ['nothing, where none is found', [{ state: 'missing' }, { state: 'part', deposits: 10_00 }] as const, null],
])('all deposits: %s', (_what, months, cents) => {
  expect(totalDeposits(months)).toBe(cents);
});
