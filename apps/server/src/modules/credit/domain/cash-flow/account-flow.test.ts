import { expect, test } from 'vitest';
import { nameIn } from '../bank-words.ts';
import { accountFlow } from './account-flow.ts';
import { bankSource, type BankTransaction } from './bank-source.ts';

type Row = readonly [date: string, amountCents: number, description?: string];

function transactions(rows: readonly Row[], openingCents = 0): BankTransaction[] {
  let balanceCents = openingCents;
  return rows.map(([date, amountCents, description = 'CARD SALES'], index) => {
    balanceCents += amountCents;
    return { id: `t${String(index)}`, date, description, amountCents, balanceCents };
  });
}

function flowOf(rows: readonly BankTransaction[], readOn = '2026-02-10') {
  const named = { currency: 'CAD', institution: 'Bank', account: '4431', connectionOf: 'a' };
  return accountFlow(bankSource({ transactions: rows, readOn, ...named }), {
    names: [],
    ownerNames: [],
    moved: new Set(),
  });
}

const rows: Row[] = [
  ['2026-01-01', 100_00],
  ['2026-01-11', -300_00, 'SUPPLIER'],
  ['2026-01-16', 500_00],
  ['2026-01-16', 250_00, 'GST REFUND'],
  ['2026-02-02', 80_00],
];

test('a month has its totals, its daily balances, and the rows behind each', () => {
  const [january, february] = flowOf(transactions(rows)).months;
  expect(january).toEqual({
    month: '2026-01',
    isFull: true,
    deposits: { cents: 850_00, count: 3, from: [{ connectionOf: 'a', transactions: ['t0', 't2', 't3'] }] },
    revenue: { cents: 600_00, count: 2, from: [{ connectionOf: 'a', transactions: ['t0', 't2'] }] },
    takenBack: { cents: 0, count: 0, from: [] },
    leftOut: [
      { reason: 'governmentCredit', cents: 250_00, count: 1, from: [{ connectionOf: 'a', transactions: ['t3'] }] },
    ],
    cash: { cents: 0, count: 0, from: [] },
    withdrawals: { cents: 300_00, count: 1, from: [{ connectionOf: 'a', transactions: ['t1'] }] },
    returned: { cents: 0, count: 0, from: [] },
    // 10 days at 100, 5 at -200, 16 at 550.
    balances: { averageDailyCents: 283_87, lowestCents: -200_00, lowestOn: '2026-01-11', daysBelowZero: 5 },
  });
  expect(february).toMatchObject({ month: '2026-02', isFull: false, deposits: { cents: 80_00 } });
});

test('newest first gives the same result as oldest first', () => {
  expect(flowOf(transactions(rows).toReversed())).toEqual(flowOf(transactions(rows)));
});

test('without bank balances, a month has none', () => {
  const unknown = transactions(rows).map((each) => ({ ...each, balanceCents: undefined }));
  expect(flowOf(unknown).months[0]?.balances).toBeNull();
});

test('chargebacks and refunds to customers reduce revenue, but are not returned items', () => {
  const [january] = flowOf(
    transactions([
      ['2026-01-05', 500_00],
      ['2026-01-09', -60_00, 'CHARGEBACK VISA 4471'],
      ['2026-01-12', -40_00, 'CUSTOMER REFUND'],
    ]),
  ).months;
  expect(january).toMatchObject({
    deposits: { cents: 500_00 },
    revenue: { cents: 400_00, count: 1, from: [{ transactions: ['t0'] }] },
    takenBack: { cents: 100_00, count: 2, from: [{ transactions: ['t1', 't2'] }] },
    withdrawals: { cents: 100_00 },
    returned: { count: 0 },
  });
});

test('a returned item counts once, whether by its reversal or only by its fee', () => {
  const [january] = flowOf(
    transactions([
      ['2026-01-05', 500_00, 'Item returned NSF'],
      ['2026-01-05', -45_00, 'NSF item fee'],
      ['2026-01-20', -45_00, 'NSF item fee'],
    ]),
  ).months;
  expect(january).toMatchObject({
    revenue: { cents: 0 },
    leftOut: [{ reason: 'returnedPayment', cents: 500_00 }],
    returned: { cents: 500_00, count: 2, from: [{ transactions: ['t0', 't2'] }] },
  });
});

test('a payment processor is marked as such among the payers', () => {
  const payers = flowOf(
    transactions([
      ['2026-01-05', 900_00, 'MISC PAYMENT STRIPE'],
      ['2026-01-06', 100_00, 'EFT CREDIT ACME'],
    ]),
  ).payers;
  expect(payers.map(({ payer, isProcessor }) => [payer, isProcessor])).toEqual([
    ['STRIPE', true],
    ['ACME', false],
  ]);
});

const names: [description: string, name: string | null][] = [
  ['INTERAC e-Transfer received JEAN ROY', 'JEAN ROY'],
  ['Virement Interac reçu de CAFÉ DU COIN', 'CAFE COIN'],
  ['MISC PAYMENT SQUARE CANADA 00412', 'SQUARE CANADA'],
  ['EFT CREDIT 44120 ACME & SONS LTD', 'ACME & SONS'],
  ['DEPOSIT 0321', null],
  ['Dépôt mobile', null],
];

test.each(names)('finds the payer’s name in %s', (description, name) => {
  expect(nameIn(description)).toBe(name);
});
