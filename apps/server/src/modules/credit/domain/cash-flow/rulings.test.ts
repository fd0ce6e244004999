import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import { expect, test } from 'vitest';
import { accountFlow } from './account-flow.ts';
import { bankSource } from './bank-source.ts';
import { buildCashFlow } from './build-cash-flow.ts';
import type { StatementRows } from './statement-runs.ts';

type Row = readonly [date: string, cents: number, description: string];

const days = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'];
const statementId = '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10';
const words = 'The owner sent the contract.';

/** Rows 0 to 2 are deposits; a supplier and a known lender are paid weekly. */
const rows: readonly Row[] = [
  ['2026-01-02', 900_00, 'CARD SALES'],
  ['2026-01-03', 400_00, 'EFT CREDIT MILLSTONE'],
  ['2026-01-04', 700_00, 'JOURNEY CAPITAL'],
  ...days.map((day): Row => [day, -100_00, 'PREAUTHORIZED DEBIT MILLSTONE']),
  ...days.map((day): Row => [day, -50_00, 'BUSINESS PAD JOURNEY CAPITAL']),
];

function statement(of: readonly Row[]): StatementRows {
  return {
    statementId,
    position: 0,
    bank: 'rbc',
    isCreditCard: false,
    isRecognized: true,
    currency: 'CAD',
    account: {
      name: null,
      account: '4431',
      from: '2026-01-01',
      to: '2026-01-31',
      openingCents: 0,
      closingCents: of.reduce((balance, [, cents]) => balance + cents, 0),
      proof: 'proven',
      breaksAt: null,
      pageGap: null,
      doubt: null,
      transactions: of.map(([date, cents, description], row) => ({
        date,
        cents,
        description,
        row,
        balanceCents: null,
        page: 1,
        correctionId: null,
        isLeftOut: false,
      })),
    },
  };
}

const facts = {
  statements: [],
  files: [],
  bankFlows: [],
  connectionsWithout: [],
  names: [],
  ownerNames: [],
  statedAnnualRevenue: null,
  asked: null,
};

function flowWith(rulings: readonly RevenueRuling[], of = rows) {
  const { accounts, overall } = buildCashFlow({ ...facts, statements: [statement(of)], rulings });
  const [month] = accounts.flatMap(({ months }) => months);
  return {
    revenueCents: overall.months[0]?.revenueCents,
    leftOut: Object.fromEntries((month?.leftOut ?? []).map(({ reason, cents }) => [reason, cents])),
    obligations: Object.fromEntries(
      accounts.flatMap(({ obligations = [] }) => obligations.map(({ payee, kind }) => [payee, kind])),
    ),
    lentCents: overall.lending?.cents,
  };
}

const row = (at: number) => ({ statementId, account: 0, row: at, words });
const usual = {
  revenueCents: 1300_00,
  leftOut: { loan: 700_00 },
  obligations: { MILLSTONE: 'unclassified', 'Journey Capital': 'lender' },
  lentCents: 200_00,
};

const outcomes: [what: string, rulings: readonly RevenueRuling[], outcome: Partial<typeof usual> | object][] = [
  ['nothing changes without a ruling', [], {}],
  [
    'a payee ruled a lender is one, and its deposits are loans',
    [{ kind: 'lender', payee: 'MILLSTONE', words }],
    {
      revenueCents: 900_00,
      leftOut: { loan: 1100_00 },
      obligations: { MILLSTONE: 'lender', 'Journey Capital': 'lender' },
      lentCents: 600_00,
    },
  ],
  [
    'a payee ruled no lender is not listed, and its name no longer makes a deposit a loan',
    [{ kind: 'notLender', payee: 'Journey Capital', words }],
    { revenueCents: 2000_00, leftOut: {}, obligations: { MILLSTONE: 'unclassified' }, lentCents: 0 },
  ],
  [
    'an unclassified payee ruled no lender is not listed',
    [{ kind: 'notLender', payee: 'MILLSTONE', words }],
    { obligations: { 'Journey Capital': 'lender' } },
  ],
  [
    'the latest ruling about a payee counts',
    [
      { kind: 'lender', payee: 'MILLSTONE', words },
      { kind: 'notLender', payee: 'MILLSTONE', words },
    ],
    { obligations: { 'Journey Capital': 'lender' } },
  ],
  ['a deposit ruled a sale is revenue', [{ kind: 'sale', ...row(2) }], { revenueCents: 2000_00, leftOut: {} }],
  [
    'a deposit ruled no sale is left out for the given reason',
    [{ kind: 'notSale', ...row(0), reason: 'ownerMoney' }],
    { revenueCents: 400_00, leftOut: { loan: 700_00, ownerMoney: 900_00 } },
  ],
  [
    'a ruling about a row comes before one about its payee',
    [
      { kind: 'sale', ...row(1) },
      { kind: 'lender', payee: 'MILLSTONE', words },
    ],
    { obligations: { MILLSTONE: 'lender', 'Journey Capital': 'lender' }, lentCents: 600_00 },
  ],
  ['a ruling about a row of another account changes nothing', [{ kind: 'sale', ...row(2), account: 1 }], {}],
];

test.each(outcomes)('%s', (_what, rulings, outcome) => {
  expect(flowWith(rulings)).toEqual({ ...usual, ...outcome });
});

test('a sale by ruling is not reversed by an equal debit', () => {
  const reversed: Row[] = [
    ['2026-01-02', 900_00, 'EFT CREDIT ACME'],
    ['2026-01-05', -900_00, 'DEPOSIT REVERSAL'],
  ];
  expect(flowWith([], reversed)).toMatchObject({ leftOut: { reversal: 900_00 } });
  expect(flowWith([{ kind: 'sale', ...row(0) }], reversed)).toMatchObject({ revenueCents: 900_00, leftOut: {} });
});

test('a ruling about a row that another file repeats counts for the row of that file', () => {
  const [first, second] = [statement(rows.slice(0, 3)), statement(rows.slice(0, 3))];
  const other = '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a11';
  const { overall } = buildCashFlow({
    ...facts,
    statements: [first, { ...second, statementId: other }],
    rulings: [{ kind: 'notSale', ...row(0), statementId: other, reason: 'ownerMoney' }],
  });
  expect(overall.months).toMatchObject([{ depositsCents: 2000_00, revenueCents: 400_00 }]);
});

test('a payee that also settles card sales keeps them as revenue when it is ruled a lender', () => {
  const settled: Row[] = [['2026-01-02', 900_00, 'SQUARE CANADA']];
  expect(flowWith([{ kind: 'lender', payee: 'SQUARE CANADA', words }], settled)).toMatchObject({
    revenueCents: 900_00,
  });
});

test('a bank connection follows rulings about payees, except in the months that are stored', () => {
  const bank = accountFlow(
    bankSource({
      transactions: rows.map(([date, amountCents, description], index) => ({
        id: String(index),
        date,
        amountCents,
        description,
        balanceCents: undefined,
      })),
      currency: 'CAD',
      institution: 'Maple Bank',
      account: '4431',
      connectionOf: statementId,
      readOn: '2026-01-31',
    }),
    { names: [], ownerNames: [], moved: new Set() },
  );
  const ruled = (rulings: readonly RevenueRuling[]) => {
    const [flow] = buildCashFlow({ ...facts, bankFlows: [bank], rulings }).accounts;
    return {
      obligations: flow?.obligations?.map(({ payee, kind }) => [payee, kind]),
      repaid: flow?.repayments.map(({ payee }) => payee),
      advances: flow?.advances?.length,
      revenueCents: flow?.months[0]?.revenue.cents,
    };
  };
  expect(ruled([{ kind: 'lender', payee: 'MILLSTONE', words }])).toEqual({
    obligations: [
      ['MILLSTONE', 'lender'],
      ['Journey Capital', 'lender'],
    ],
    repaid: ['MILLSTONE', 'Journey Capital'],
    advances: 1,
    revenueCents: 1300_00,
  });
  expect(ruled([{ kind: 'notLender', payee: 'JOURNEY CAPITAL', words }])).toEqual({
    obligations: [['MILLSTONE', 'unclassified']],
    repaid: [],
    advances: 0,
    revenueCents: 1300_00,
  });
});
