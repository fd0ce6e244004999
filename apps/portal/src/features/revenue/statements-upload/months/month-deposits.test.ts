import type { StatementReading } from '@portal/contract/entities/entities';
import { expect, test } from 'vitest';
import { accountsShown, depositsIn, depositsLeftOut, tiledMonths, totalDeposits } from './month-deposits.ts';

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
  expect(depositsIn('2026-01', files)?.cents ?? null).toBe(cents);
});

const operating = { account: '1234', name: 'EOP 1' };
const savings = { account: '1234', name: 'ES 1' };
const folio = [
  file({
    deposits: [
      { month: '2026-01', cents: 300_00, ...operating },
      { month: '2026-01', cents: 400_00, ...savings },
    ],
  }),
  file({
    periods: [{ from: '2026-02-01', to: '2026-02-28' }],
    deposits: [
      { month: '2026-02', cents: 900_00, ...operating },
      { month: '2026-02', cents: 10_00, ...savings },
    ],
  }),
];
const months = ['2026-01', '2026-02'];

test('a savings account next to the account with the most deposits is named but not added to it', () => {
  expect(months.map((month) => depositsIn(month, folio)?.cents)).toEqual([300_00, 900_00]);
  expect(accountsShown(months, folio)).toMatchObject([operating]);
  expect(depositsLeftOut(months, folio)).toMatchObject([{ ...savings, cents: 410_00 }]);
});

test('all files of one account are counted, whichever bank they are from', () => {
  expect(depositsLeftOut(months, [file()])).toEqual([]);
  const twoBanks = [file(), file({ bank: 'td' })];
  expect(depositsLeftOut(months, twoBanks)).toMatchObject([{ bank: 'td', cents: 1_250_00 }]);
});

test('each month names its account if there are several', () => {
  const tiles = (statements: Parameters<typeof tiledMonths>[0]['statements']) =>
    tiledMonths({
      statements,
      covered: {
        months: months.map((month) => ({ month, state: 'found', gaps: [] })),
        complete: true,
        window: 'required',
      },
      daysBetween: [],
      severalAccounts: false,
    }).map(({ deposits, account }) => [deposits, account]);
  const other = file({
    periods: [{ from: '2026-02-01', to: '2026-02-28' }],
    deposits: [{ month: '2026-02', cents: 70_00, account: '7770', name: null }],
  });
  const first = file({ deposits: [{ month: '2026-01', cents: 90_00, account: '4431', name: null }] });
  const whole = (each: ReturnType<typeof file>, id: string) => ({
    ...each,
    ...{
      statementId: id,
      fileName: `${id}.pdf`,
      sizeBytes: 1,
      sha256: id,
      uploadedAt: '',
      uploadedBy: 'customer' as const,
    },
  });
  expect(tiles([whole(first, 'a'), whole(other, 'b')])).toEqual([
    [90_00, '4431'],
    [70_00, '7770'],
  ]);
  expect(tiles([whole(first, 'a')])).toEqual([
    [90_00, null],
    [null, null],
  ]);
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
