import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import { expect, test } from 'vitest';
import english from '../en.json' with { type: 'json' };
import french from '../fr.json' with { type: 'json' };
import { cashFlowContent } from './cash-flow-copy.ts';
import { createWords } from './words.ts';

const counted = (cents: number) => ({ cents, count: 1, from: [] });

const account = {
  source: 'statements',
  account: '4821',
  currency: 'CAD',
  months: [
    {
      month: '2026-01',
      isFull: true,
      deposits: counted(9_000_00),
      revenue: counted(8_000_00),
      leftOut: [{ reason: 'loan', ...counted(1_000_00) }],
      withdrawals: counted(3_000_00),
      returned: { cents: 0, count: 2, from: [] },
      balances: { averageDailyCents: 0, lowestCents: -50_00, lowestOn: '2026-01-11', daysBelowZero: 3 },
    },
  ],
  obligations: [
    {
      payee: 'Journey Capital',
      kind: 'lender',
      rhythm: 'daily',
      eachCents: 150_00,
      isEqual: true,
      percentOfSales: null,
      firstDay: '2026-01-05',
      lastDay: '2026-01-30',
      hasStopped: false,
      cents: 3_000_00,
      count: 20,
      percentOfRevenue: 38,
      months: [],
    },
  ],
  advances: [{ lender: null, date: '2026-01-03', ...counted(1_000_00) }],
} as unknown as AccountFlow;

const flow: CashFlow = {
  accounts: [account],
  overall: {
    months: [
      {
        month: '2026-01',
        isFull: true,
        accounts: [0],
        notCovered: [],
        depositsCents: 9_000_00,
        revenueCents: 8_000_00,
        withdrawalsCents: 3_000_00,
      },
    ],
    averagedMonths: ['2026-01'],
    averageMonthlyRevenueCents: 8_000_00,
    averages: [],
    trend: 'unknown',
    largestPayer: null,
    largestThreePercent: null,
    cashPercent: 5,
    payments: [{ kind: 'rent', cents: 2_000_00, count: 1 }],
    lending: { cents: 3_000_00, percentOfRevenue: 38 },
    lastDepositOn: '2026-01-30',
    comparison: null,
  },
  notCounted: [],
  signals: [{ kind: 'accountNotGiven', linkedTo: '7712', months: ['2026-01'], cents: 500_00 }],
};
const about = { reference: 'F-7K3M-92QX', operatingName: 'Northshore Bakery', day: '2026-02-01' };

test('a credit file’s sheet says what was sold, what is owed, how low the account fell, and what stands out', () => {
  const { reference, sections } = cashFlowContent(flow, about, createWords(english, 'en'));
  expect(reference.replaceAll('\u00A0', ' ')).toBe('Northshore Bakery · F-7K3M-92QX');
  const texts = sections.map(({ heading, facts, sentence = '' }) =>
    [heading, ...facts.map((fact) => fact.join(': ')), sentence].join('\n').replaceAll('\u00A0', ' '),
  );
  const expected = [
    /Key figures\n.*Cash: 5%.*Rent: \$2,000\.00/su,
    /January 2026: Deposits \$9,000\.00, sales \$8,000\.00, withdrawals \$3,000\.00/u,
    /Loans: \$1,000\.00 · Borrowed from a lender/u,
    /Journey Capital: 20 × \$150\.00 on business days.*38% of revenue.*\nLoan received: \$1,000\.00/su,
    /••4821: Lowest: .*50\.00 on Jan 11, 2026\. Below zero on 3 days\. 2 returned items\./u,
    /Transfers of \$500\.00 to or from account ••7712/u,
  ];
  for (const [index, pattern] of expected.entries()) expect(texts[index]).toMatch(pattern);
});

test('an account that is both connected and uploaded is counted once', () => {
  const connected = { ...account, source: 'bank' } as AccountFlow;
  const { sections } = cashFlowContent({ ...flow, accounts: [account, connected] }, about, createWords(english, 'en'));
  const sales = sections.find(({ heading }) => heading === english.console.cashFlow.sales.title);
  expect(sales?.facts).toEqual([['Loans', expect.stringMatching(/^\$1,000\.00/u)]]);
});

test('the sheet has the same sections in French', () => {
  const [inEnglish, inFrench] = [createWords(english, 'en'), createWords(french, 'fr')].map((words) =>
    cashFlowContent(flow, about, words).sections.map(({ facts }) => facts.length),
  );
  expect(inFrench).toEqual(inEnglish);
});
