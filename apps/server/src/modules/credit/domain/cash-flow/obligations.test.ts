import type { AccountFlow, Obligation } from '@portal/contract/application/cash-flow';
import { addDays } from '@portal/contract/calendar';
import { describe, expect, test } from 'vitest';
import { accountFlow } from './account-flow.ts';
import { findLendingSignals } from './lending.ts';

type Row = [date: string, amountCents: number, description: string];

const sales = (days: readonly string[], cents = 2_000_00): Row[] => days.map((day) => [day, cents, 'MONERIS DEPOSIT']);

function flowOf(rows: readonly Row[], owners: readonly string[] = []): AccountFlow {
  return accountFlow(
    {
      source: 'statements',
      bank: null,
      institution: null,
      connectionOf: null,
      account: '4821',
      currency: 'CAD',
      rows: rows.map(([date, amountCents, description], row) => ({
        date,
        amountCents,
        description,
        place: { statementId: 's', account: 0, row },
      })),
      covered: [{ from: '2026-01-01', to: '2026-06-30' }],
      unproven: [],
      balances: null,
    },
    { names: ['Northshore Bakery'], ownerNames: owners, moved: new Set() },
  );
}

const obligationsOf = (rows: readonly Row[]): Obligation[] => flowOf(rows).obligations ?? [];

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

function businessDays(from: string, count: number): string[] {
  const days: string[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days;
}

const every = (apart: number, from: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index * apart));

const monthly = (...days: readonly string[]) =>
  ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'].flatMap((month) => days.map((day) => `${month}-${day}`));

const paid = (days: readonly string[], description: string, cents = 250_00): Row[] =>
  days.map((day) => [day, -cents, description]);

const threeAWeek = businessDays('2026-02-02', 40).filter((day) => [1, 3, 5].includes(new Date(day).getUTCDay()));

const series: [what: string, rows: readonly Row[], kind: Obligation['kind'] | null, rhythm?: Obligation['rhythm']][] = [
  [
    'a known lender on business days',
    paid(businessDays('2026-02-02', 30), 'BUSINESS PAD JOURNEY CAPITAL'),
    'lender',
    'daily',
  ],
  [
    'bank words around the name',
    paid(every(7, '2026-02-03', 8), 'Retrait préautorisé MERCHANT GROWTH'),
    'lender',
    'weekly',
  ],
  [
    'an e-Transfer to a lender',
    paid(every(7, '2026-02-03', 8), 'INTERAC E-TRANSFER SENT GREENBOX CAPITAL'),
    'lender',
    'weekly',
  ],
  ['one debit of a known lender', paid(['2026-02-03'], 'PREAUTHORIZED DEBIT BDC'), 'lender', 'irregular'],
  ['three times a week', paid(threeAWeek, 'PAD QRS HOLDCO 0193'), 'lender', 'severalWeekly'],
  [
    'an unknown name on business days',
    paid(businessDays('2026-02-02', 30), 'MISC PAYMENT NORTHPOINT'),
    'lender',
    'daily',
  ],
  ['an unknown name every week', paid(every(7, '2026-02-03', 8), 'MISC PAYMENT NORTHPOINT'), 'unclassified', 'weekly'],
  ['a lender’s word every two weeks', paid(every(14, '2026-01-09', 8), 'PAD ARBUTUS FUNDING'), 'lender', 'biweekly'],
  ['twice a month', paid(monthly('01', '15'), 'PAD ARBUTUS FUNDING'), 'lender', 'twiceMonthly'],
  ['every month', paid(monthly('03'), 'LOAN PAYMENT 0021'), 'lender', 'monthly'],
  [
    'a customer that has a lender’s name',
    paid(every(7, '2026-02-03', 8), 'BDC CONSTRUCTION LTD'),
    'unclassified',
    'weekly',
  ],
  ['a person named Loan', paid(every(7, '2026-02-03', 8), 'INTERAC E-TRANSFER LOAN NGUYEN'), 'unclassified', 'weekly'],
  ['a lender’s name that is cut off', paid(monthly('23'), 'Misc Payment BDC-BUS DEV BAN'), 'lender', 'monthly'],
  ['a long name that is cut off', paid(['2026-02-03'], 'PAD MERCHANT ADVANCE CAP'), 'lender', 'irregular'],
  ['no fee', paid(['2026-02-03'], 'Pre-Authorized Payment No Fee, MERCHANT GROWTH'), 'lender', 'irregular'],
  ['a lender’s word that is cut off', paid(every(7, '2026-02-03', 8), 'APEX BIZ FUNDIN MSP'), 'lender', 'weekly'],
  [
    'a purpose printed after the name',
    paid(['2026-02-03'], 'Pre-Authorized Payment, SHARPSHOOTER FUNDING BUS/ENT'),
    'lender',
    'irregular',
  ],
  ['a lease by its purpose', paid(monthly('05'), 'Pre-Authorized Payment, NORDBAIL LSE/BAI'), 'lender', 'monthly'],
  ['rent by its purpose', paid(monthly('01'), 'Pre-Authorized Payment, KINGSWAY PROP RLS/LOY'), null],
  ['deliveries', paid(threeAWeek, 'PAD GOLDEN VALLEY EGGS'), null],
  ['savings', paid(businessDays('2026-02-02', 30), 'Internet Withdrawal to Tangerine Business Savings'), null],
  ['what the owner draws', paid(every(7, '2026-02-03', 8), 'OWNER DRAW TO PERSONAL'), null],
  ['wages', paid(every(14, '2026-01-09', 8), 'PAYROLL CERIDIAN'), null],
  ['le loyer', paid(monthly('01'), 'Paiement préautorisé LOYER 4500 ST-DENIS'), null],
  ['electricity', paid(monthly('12'), 'HYDRO-QUEBEC'), null],
  ['insurance', paid(monthly('12'), 'PAD INTACT INSURANCE'), null],
  ['sales tax', paid(monthly('30').slice(1, 5), 'GST34 CANADA REVENUE AGENCY'), null],
  ['advertising every week', paid(every(7, '2026-02-03', 8), 'GOOGLE ADS 8841'), null],
  ['a supplier on business days', paid(businessDays('2026-02-02', 30), 'GORDON FOOD SERVICE'), null],
  ['fees of the processor', paid(businessDays('2026-02-02', 30), 'MONERIS FEES'), null],
  ['cheques', paid(monthly('05'), 'CHEQUE 00412'), null],
  ['a transfer to the owner', paid(every(7, '2026-02-03', 8), 'INTERAC E-TRANSFER NORTHSHORE BAKERY'), null],
];

describe('finds what is owed', () => {
  test.each(series)('%s', (_what, rows, kind, rhythm) => {
    const found = obligationsOf([...sales(businessDays('2026-01-05', 100)), ...rows]);
    expect(found.map((each) => [each.kind, each.rhythm])).toEqual(kind === null ? [] : [[kind, rhythm]]);
  });
});

test('a steady share of the card sales of the day before is a split collection', () => {
  const days = businessDays('2026-02-02', 20);
  const varying = days.map((day, index): Row => [day, 1_000_00 + index * 137_00, 'DEPOSIT GLOBAL PAYMENTS IDP 8166']);
  const shares = days
    .slice(1)
    .map((day, index): Row => [day, -Math.round((varying[index]?.[1] ?? 0) * 0.12), 'PAD QRS 77']);
  expect(obligationsOf([...varying, ...shares])).toMatchObject([
    { kind: 'lender', rhythm: 'shareOfSales', percentOfSales: 12, isEqual: false, count: 19 },
  ]);
});

test('words that a bank prints before many names hide no lender', () => {
  const others = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA'].flatMap((name) => paid(['2026-02-03'], `MBR DM ${name}`));
  const repaid = paid(businessDays('2026-02-02', 30), 'MBR DM JOURNEY CAPITAL');
  expect(obligationsOf([...others, ...repaid])).toMatchObject([{ payee: 'Journey Capital', rhythm: 'daily' }]);
});

test('two loans of one lender are two series, and amounts that vary are one', () => {
  const first = paid(businessDays('2026-01-05', 20), 'JOURNEY CAPITAL', 150_00);
  const second = paid(businessDays('2026-03-02', 20), 'JOURNEY CAPITAL', 210_00);
  expect(obligationsOf([...first, ...second]).map(({ eachCents, hasStopped }) => [eachCents, hasStopped])).toEqual([
    [150_00, true],
    [210_00, true],
  ]);
  const varying = every(7, '2026-05-05', 8).map((day, index): Row => [day, -300_00 - index * 100, 'PAD 2M7 FINANCIAL']);
  expect(obligationsOf(varying)).toMatchObject([
    { payee: '2M7 Financial Solutions', rhythm: 'weekly', isEqual: false, eachCents: 304_00, hasStopped: false },
  ]);
});

test('a debit that came back was not paid', () => {
  const rows = paid(every(7, '2026-05-05', 8), 'PAD MERCHANT GROWTH');
  const returned: Row = ['2026-05-13', 250_00, 'PAD RETURNED NSF'];
  expect(obligationsOf([...rows, returned])).toMatchObject([{ count: 7, cents: 7 * 250_00 }]);
});

test('an advance makes its later debits a lender’s, whatever their name', () => {
  const rows: Row[] = [
    ['2026-02-02', 40_000_00, 'FUNDING DEPOSIT NORTHPOINT'],
    ...paid(every(7, '2026-02-10', 15), 'MISC PAYMENT NORTHPOINT COM', 1_000_00),
  ];
  const flow = flowOf(rows);
  expect(flow.advances).toMatchObject([{ lender: 'NORTHPOINT', date: '2026-02-02', cents: 40_000_00 }]);
  expect(flow.obligations).toMatchObject([{ kind: 'lender', rhythm: 'weekly' }]);
});

describe('names what is odd about lending', () => {
  const advance = (date: string, lender: string): Row => [date, 20_000_00, `DEPOSIT ${lender} ADVANCE`];
  const signals = (rows: readonly Row[]) => findLendingSignals([flowOf(rows)]).map(({ kind }) => kind);
  const repaid = paid(businessDays('2026-03-16', 40), 'JOURNEY CAPITAL');

  test.each<[string, readonly Row[], string[]]>([
    ['an advance and its repayments', [advance('2026-03-12', 'JOURNEY CAPITAL'), ...repaid], []],
    ['an advance without repayments', [advance('2026-06-12', 'JOURNEY CAPITAL')], ['advanceNotRepaid']],
    ['repayments without an advance', repaid, ['repaidWithoutAdvance']],
    ['repayments that may have begun earlier', paid(businessDays('2026-01-05', 40), 'JOURNEY CAPITAL'), []],
    [
      'a second lender while the first is repaid',
      [advance('2026-03-12', 'JOURNEY CAPITAL'), ...repaid, ...paid(every(7, '2026-01-06', 20), 'GREENBOX CAPITAL')],
      ['repaymentsOverlap'],
    ],
  ])('%s', (_what, rows, kinds) => {
    expect(signals(rows)).toEqual(kinds);
  });
});
