import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { expect, test } from 'vitest';
import { sourceRows } from './source-rows.ts';

type File = Parameters<typeof sourceRows>[1]['statements'][number];

const window = ['2026-03', '2026-04'];

function file(month: string, given: Partial<File['reading']> = {}, proof: File['proof'] = 'proven'): File {
  return {
    proof,
    reading: {
      state: 'read',
      bank: 'rbc',
      accounts: ['4821'],
      periods: [{ from: `${month}-01`, to: `${month}-28` }],
      hints: [],
      deposits: [],
      asksHolder: false,
      holderAnswer: null,
      ...given,
    },
  };
}

const nothing = { cents: 0, count: 0, from: [] };

function flow(given: Partial<AccountFlow>, months: Record<string, { cents: number; isFull?: boolean }>): AccountFlow {
  return {
    source: 'statements',
    bank: 'rbc',
    institution: null,
    connectionOf: null,
    account: '4821',
    currency: 'CAD',
    covered: Object.entries(months).map(([month, { isFull = true }]) => ({
      from: `${month}-01`,
      to: `${month}-${isFull ? '31' : '12'}`,
    })),
    gaps: [],
    payers: [],
    repayments: [],
    lastDepositOn: null,
    ...given,
    months: Object.entries(months).map(([month, { cents, isFull = true }]) => ({
      month,
      isFull,
      deposits: { ...nothing, cents },
      revenue: nothing,
      leftOut: [],
      withdrawals: nothing,
      returned: nothing,
      balances: null,
    })),
  };
}

const statesOf = (row: ReturnType<typeof sourceRows>[number] | undefined) =>
  row?.months.map(({ mark }) => mark?.state ?? null);

test('each account has a row, with statements and the bank separate', () => {
  const statements = [file('2026-03'), file('2026-04')];
  const accounts = [
    flow({}, { '2026-03': { cents: 100 }, '2026-04': { cents: 200, isFull: false } }),
    flow({ source: 'bank', bank: null, institution: 'Rive', account: '0937' }, { '2026-03': { cents: 300 } }),
  ];
  const rows = sourceRows(window, { statements, flow: { accounts } });
  expect(rows.map(({ source, account, files }) => [source, account, files])).toEqual([
    ['statements', '4821', 2],
    ['bank', '0937', 0],
  ]);
  expect(rows.map(statesOf)).toEqual([
    ['proven', 'part'],
    ['read', 'missing'],
  ]);
  expect(rows.map(({ months }) => months.map(({ depositsCents }) => depositsCents))).toEqual([
    [100, 200],
    [300, null],
  ]);
});

test('a discrepancy is shown with its account, or in its own row if no part of the account counts', () => {
  const off = file('2026-04', {}, 'notProven');
  const accounts = [flow({}, { '2026-03': { cents: 100 } })];
  const [row] = sourceRows(window, { statements: [file('2026-03'), off], flow: { accounts } });
  expect(statesOf(row)).toEqual(['proven', 'notProven']);
  const [alone, ...others] = sourceRows(window, { statements: [off], flow: { accounts: [] } });
  expect(others).toEqual([]);
  expect([alone?.bank, alone?.account, alone?.files, statesOf(alone)]).toEqual([
    'rbc',
    '4821',
    1,
    ['missing', 'notProven'],
  ]);
});

test('a month that does not add up has no amount, rather than zero deposits', () => {
  const accounts = [flow({}, { '2026-03': { cents: 100 }, '2026-04': { cents: 0 } })];
  const statements = [file('2026-03'), file('2026-04', {}, 'notProven')];
  const [row] = sourceRows(window, { statements, flow: { accounts } });
  expect(row?.months.map(({ depositsCents }) => depositsCents)).toEqual([100, null]);
});

test('a month with few covered days is missing in the row as well as in the header, and says why', () => {
  const account = flow({ covered: [{ from: '2026-03-06', to: '2026-04-05' }] }, { '2026-03': { cents: 100 } });
  const [row] = sourceRows(window, { statements: [file('2026-03')], flow: { accounts: [account] } });
  expect(row?.months.map(({ mark }) => [mark?.state, mark?.reason])).toEqual([
    ['proven', 'someDays'],
    ['missing', 'fewDays'],
  ]);
});

test('a month without a file shows as being read while a file is queued', () => {
  const statements = [file('2026-03'), file('2026-04', { state: 'waiting', accounts: [], periods: [] }, null)];
  const [row] = sourceRows(window, { statements, flow: { accounts: [flow({}, { '2026-03': { cents: 100 } })] } });
  expect(statesOf(row)).toEqual(['proven', 'reading']);
});

test('a month of an account that its other source covers is not missing', () => {
  const accounts = [
    flow({}, { '2026-03': { cents: 100 } }),
    flow({ source: 'bank', bank: null, institution: 'Rive' }, { '2026-04': { cents: 300 } }),
  ];
  const rows = sourceRows(window, { statements: [file('2026-03')], flow: { accounts } });
  expect(rows.map(statesOf)).toEqual([
    ['proven', null],
    [null, 'read'],
  ]);
});

test('cards, queued files, unrecognized files and files of other months are not sources', () => {
  const statements = [
    file('2026-03', { hints: ['creditCard'] }),
    file('2026-03', { state: 'waiting', accounts: [] }, null),
    file('2026-03', { state: 'notRecognised', accounts: [], periods: [] }, null),
    file('2025-01', { accounts: ['1111'] }, 'notProven'),
  ];
  expect(sourceRows(window, { statements, flow: { accounts: [] } })).toEqual([]);
});
