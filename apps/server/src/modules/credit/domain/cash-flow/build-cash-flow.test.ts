import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { describe, expect, test } from 'vitest';
import { accountFlow } from './account-flow.ts';
import { bankSource } from './bank-source.ts';
import { buildCashFlow, type CashFlowFacts } from './build-cash-flow.ts';
import type { SignedStatement } from './file-signals.ts';
import type { StatementRows } from './statement-runs.ts';

type Row = readonly [date: string, cents: number, description?: string];

interface Options extends Partial<Omit<StatementAccount, 'transactions'>> {
  id?: string;
  rows?: readonly Row[];
  position?: number;
  isCreditCard?: boolean;
  isRecognized?: boolean;
  currency?: string;
}

function statement(
  month: string,
  {
    id = month,
    position = 0,
    rows = [],
    isCreditCard = false,
    isRecognized = true,
    currency = 'CAD',
    ...rest
  }: Options = {},
): StatementRows {
  const openingCents = rest.openingCents ?? 0;
  const [year, number] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
  const read: StatementAccount = {
    account: '4431',
    from: `${month}-01`,
    to,
    openingCents,
    closingCents: rows.reduce((balance, [, cents]) => balance + cents, openingCents),
    proof: 'proven',
    breaksAt: null,
    pageGap: null,
    doubt: null,
    transactions: rows.map(([date, cents, description = 'CARD SALES']) => ({
      date,
      description,
      cents,
      balanceCents: null,
      page: 1,
    })),
    ...rest,
  };
  return {
    statementId: id,
    position,
    bank: 'rbc',
    isCreditCard,
    isRecognized,
    currency,
    account: {
      name: null,
      ...read,
      transactions: read.transactions.map((each, row) => ({ ...each, row, correctionId: null, isLeftOut: false })),
    },
  };
}

function build(statements: readonly StatementRows[], rest: Partial<CashFlowFacts> = {}) {
  return buildCashFlow({
    statements,
    files: statements.map(({ statementId, bank }) => ({ statementId, bank, signs: null })),
    bankFlows: [],
    connectionsWithout: [],
    names: [],
    ownerNames: [],
    statedAnnualRevenue: null,
    asked: null,
    ...rest,
  });
}

const kindsOf = ({ signals }: ReturnType<typeof build>) => signals.map(({ kind }) => kind);

describe('sums', () => {
  test('include only proven rows; unproven accounts are listed', () => {
    const found = build([
      statement('2025-11', { rows: [['2025-11-03', 100_00]] }),
      statement('2025-12', {
        openingCents: 100_00,
        rows: [['2025-12-03', 900_00]],
        proof: 'notProven',
        breaksAt: 0,
        doubt: { kind: 'contradicts', what: 'sum', page: 1 },
      }),
      statement('2026-01', { openingCents: 1000_00, rows: [['2026-01-03', 300_00]] }),
    ]);
    expect(found.overall.months).toMatchObject([
      { month: '2025-11', depositsCents: 100_00, isFull: true },
      { month: '2025-12', depositsCents: null, isFull: false, accounts: [], notCovered: [0] },
      { month: '2026-01', depositsCents: 300_00, isFull: true },
    ]);
    expect(found.overall.averageMonthlyRevenueCents).toBe(200_00);
    expect(found.accounts[0]?.gaps).toEqual([{ from: '2025-12-01', to: '2025-12-31' }]);
    expect(found.notCounted).toEqual([{ statementId: '2025-12', account: 0, connectionOf: null, reason: 'notProven' }]);
    expect(found.signals).toEqual([{ kind: 'sumsDoNotHold', statementId: '2025-12', account: 0, row: 0 }]);
  });

  test('with a missing page name it, instead of reporting a wrong total', () => {
    const pageGap = { of: 3, missing: [2], doubled: [] };
    const rows = [['2026-01-05', 100_00]] as const;
    const found = build([statement('2026-01', { rows, proof: 'notProven', pageGap })]);
    expect(found.signals).toEqual([{ kind: 'pagesMissing', statementId: '2026-01', account: 0, pageGap }]);
    expect(found.overall.months).toEqual([]);
  });

  test('and signals ignore a scan until it is proven', () => {
    const rows = [['2026-01-05', 100_00]] as const;
    const next = statement('2026-02', { openingCents: 777_00 });
    const scan = { rows, isRecognized: false };
    const unproven = build([statement('2026-01', { ...scan, proof: 'notProven', breaksAt: 0 }), next]);
    expect(unproven.signals).toEqual([]);
    expect(unproven.overall.months.map(({ depositsCents }) => depositsCents)).toEqual([0]);
    expect(unproven.notCounted).toMatchObject([{ statementId: '2026-01', account: 0, reason: 'notProven' }]);
    const proven = build([statement('2026-01', scan), next]);
    expect(kindsOf(proven)).toEqual(['doesNotChain']);
    expect(proven.overall.months[0]).toMatchObject({ depositsCents: 100_00 });
  });

  test('leave out an account in another currency, and list it', () => {
    const dollars = { id: 'usd', currency: 'USD', openingCents: 5_00, rows: [['2026-01-03', 300_00]] } as const;
    const found = build([statement('2026-01', { rows: [['2026-01-03', 40_00]] }), statement('2026-01', dollars)]);
    expect(found.overall.months).toMatchObject([{ depositsCents: 40_00, accounts: [0] }]);
    expect(found.accounts.map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
    expect(found.notCounted).toEqual([{ statementId: 'usd', account: 0, connectionOf: null, reason: 'otherCurrency' }]);
    const unrecognized = statement('2026-01', { ...dollars, isRecognized: false });
    expect(build([unrecognized]).overall.months).toEqual([]);
  });

  test('leave out credit cards', () => {
    const found = build([statement('2026-01', { isCreditCard: true, rows: [['2026-01-03', 300_00]] })]);
    expect(found.accounts).toEqual([]);
    expect(found.notCounted).toMatchObject([{ reason: 'creditCard' }]);
  });

  test('count a row in two files once, and two equal rows in one file twice', () => {
    const twice: Row[] = [
      ['2026-01-20', 50_00],
      ['2026-01-20', 50_00],
    ];
    const found = build([
      statement('2026-01', { rows: twice }),
      statement('2026-01', { id: 'later', from: '2026-01-15', rows: [...twice, ['2026-01-25', 70_00]] }),
    ]);
    expect(found.accounts[0]?.months).toMatchObject([
      {
        deposits: {
          cents: 170_00,
          from: [
            { statementId: '2026-01', rows: [0, 1] },
            { statementId: 'later', rows: [2] },
          ],
        },
      },
    ]);
  });

  test('include both parts of a day on which one statement ends and the next begins', () => {
    const parts = [
      statement('2026-01', { to: '2026-01-15', rows: [['2026-01-15', 50_00]] }),
      statement('2026-01', { id: 'b', from: '2026-01-15', openingCents: 50_00, rows: [['2026-01-15', 50_00]] }),
    ];
    expect(build(parts).accounts[0]?.months).toMatchObject([{ deposits: { cents: 100_00, count: 2 }, isFull: true }]);
  });

  test('recognize transfers between the applicant’s own accounts', () => {
    const found = build([
      statement('2026-01', { openingCents: 900_00, rows: [['2026-01-05', -400_00, 'TRANSFER TO 7770']] }),
      statement('2026-01', {
        id: 'savings',
        account: '7770',
        rows: [
          ['2026-01-06', 400_00, 'DEPOSIT'],
          ['2026-01-07', 30_00],
        ],
      }),
    ]);
    expect(found.overall.months).toMatchObject([{ depositsCents: 430_00, revenueCents: 30_00 }]);
    expect(found.accounts[1]?.months[0]?.leftOut).toMatchObject([{ reason: 'ownTransfer', cents: 400_00 }]);
  });

  test('name the largest payer other than processors, the last deposit, and the share of the stated revenue', () => {
    const found = build(
      [
        statement('2026-01', {
          rows: [
            ['2026-01-05', 300_00, 'EFT CREDIT ACME 0193'],
            ['2026-01-12', 100_00, 'EFT CREDIT ACME 0202'],
            ['2026-01-20', 600_00, 'MISC PAYMENT MONERIS'],
          ],
        }),
      ],
      { statedAnnualRevenue: 24_000 },
    );
    expect(found.overall).toMatchObject({
      largestPayer: { payer: 'ACME', cents: 400_00, count: 2, percentOfRevenue: 40 },
      lastDepositOn: '2026-01-20',
      comparison: { statedAnnualCents: 2_400_000, estimatedAnnualCents: 1_200_000, percentOfStated: 50 },
    });
  });
});

function folio(month: string, [everyday, savings]: readonly [Options, Options], id = month): StatementRows[] {
  return [statement(month, { ...everyday, id }), statement(month, { ...savings, id, position: 1 })];
}

describe('accounts that share a number in one file', () => {
  const everyday: Options = {
    openingCents: 100_00,
    rows: [
      ['2026-01-05', 500_00],
      ['2026-01-20', -650_00],
    ],
  };
  const savings: Options = { openingCents: 900_00, rows: [['2026-01-05', 500_00]] };

  test('retain equal deposits on the same day, and their own balances', () => {
    const found = build(folio('2026-01', [everyday, savings]));
    expect(found.overall.months).toMatchObject([{ depositsCents: 1000_00, accounts: [0, 1] }]);
    expect(found.accounts.map(({ months }) => months[0]?.balances)).toMatchObject([
      { lowestCents: -50_00, lowestOn: '2026-01-20', daysBelowZero: 12 },
      { lowestCents: 900_00, lowestOn: '2026-01-01', daysBelowZero: 0 },
    ]);
  });

  test('are matched in the next file by their balances, in any order', () => {
    const next = [
      statement('2026-02', { openingCents: 1400_00, rows: [['2026-02-03', 10_00]] }),
      statement('2026-02', { position: 1, openingCents: -50_00, rows: [['2026-02-03', 10_00]] }),
    ];
    const found = build([...folio('2026-01', [everyday, savings]), ...next]);
    expect(found.accounts.map(({ months }) => months.map(({ balances }) => balances?.lowestCents))).toEqual([
      [-50_00, -50_00],
      [900_00, 1400_00],
    ]);
    expect(found.signals).toEqual([]);
  });

  test('are matched by position if months are missing between two files', () => {
    const march = folio('2026-03', [{ openingCents: 70_00 }, { openingCents: 2000_00 }]);
    const found = build([...folio('2026-01', [everyday, savings]), ...march]);
    expect(found.accounts.map(({ covered }) => covered.length)).toEqual([2, 2]);
    expect(found.accounts.map(({ months }) => months.at(-1)?.balances?.lowestCents)).toEqual([70_00, 2000_00]);
  });

  test('count once if the file was uploaded twice', () => {
    const twice = ['first', 'second'].flatMap((id) => folio('2026-01', [everyday, savings], id));
    expect(build(twice).overall.months).toMatchObject([{ depositsCents: 1000_00, accounts: [0, 1] }]);
  });

  test('stay separate in separate files, if both are proven and their balances differ', () => {
    const found = build([statement('2026-01', everyday), statement('2026-01', { ...savings, id: 'savings' })]);
    expect(found.overall.months).toMatchObject([{ depositsCents: 1000_00, accounts: [0, 1] }]);
  });
});

describe('an account in parts, for instance when each page has its own balances', () => {
  const first: Row[] = [
    ['2026-01-05', -20_00, 'RENT'],
    ['2026-01-12', 500_00, 'DEPOSIT 1'],
    ['2026-01-12', 500_00, 'DEPOSIT 2'],
  ];

  test('is one account, and equal rows on both sides of the break count twice', () => {
    const found = build([
      statement('2026-01', { openingCents: 10_00, rows: first }),
      statement('2026-01', {
        position: 1,
        openingCents: 990_00,
        rows: [
          ['2026-01-12', 500_00],
          ['2026-01-30', -1500_00],
        ],
      }),
    ]);
    expect(found.accounts).toHaveLength(1);
    expect(found.accounts[0]?.months).toMatchObject([
      {
        deposits: {
          cents: 1500_00,
          from: [
            { account: 0, rows: [1, 2] },
            { account: 1, rows: [0] },
          ],
        },
        balances: { lowestCents: -10_00, lowestOn: '2026-01-05', daysBelowZero: 9 },
      },
    ]);
  });

  test('counts the rows of a duplicated page once', () => {
    const again = statement('2026-01', {
      position: 1,
      openingCents: -10_00,
      rows: [...first.slice(1), ['2026-01-30', 7_00]],
    });
    const found = build([statement('2026-01', { openingCents: 10_00, rows: first }), again]);
    expect(found.accounts.map(({ months }) => months[0]?.deposits.cents)).toEqual([1007_00]);
  });

  test('counts once if the file was uploaded twice', () => {
    const parts = (id: string) => [
      statement('2026-01', { id, openingCents: 10_00, rows: first }),
      statement('2026-01', { id, position: 1, openingCents: 990_00, rows: [['2026-01-12', 500_00]] }),
    ];
    const found = build([...parts('first'), ...parts('second')]);
    expect(found.accounts.map(({ months }) => months[0]?.deposits.cents)).toEqual([1500_00]);
  });
});

function bankFlow(rows: readonly Row[], account = '4431', currency = 'CAD') {
  let balanceCents = 0;
  const transactions = rows.map(([date, amountCents, description = 'CARD SALES'], index) => {
    balanceCents += amountCents;
    return { id: `t${String(index)}`, date, description, amountCents, balanceCents };
  });
  const source = bankSource({
    transactions,
    currency,
    institution: 'Bank',
    account,
    connectionOf: 'a',
    readOn: '2026-02-10',
  });
  return accountFlow(source, { names: [], ownerNames: [], moved: new Set() });
}

describe('a bank connection in addition to statements', () => {
  const rows: Row[] = [
    ['2026-01-01', 100_00],
    ['2026-01-20', 200_00],
  ];

  test('for the same account counts once, and differences raise a signal', () => {
    const same = build([statement('2026-01', { rows })], { bankFlows: [bankFlow(rows)] });
    expect(same.overall.months[0]).toMatchObject({ month: '2026-01', depositsCents: 300_00, accounts: [0] });
    expect(same.accounts.map(({ source }) => source)).toEqual(['bank', 'statements']);
    expect(same.signals).toEqual([]);

    const other = build([statement('2026-01', { rows: [...rows, ['2026-01-21', 40_00]] })], {
      bankFlows: [bankFlow(rows)],
    });
    expect(other.overall.months[0]).toMatchObject({ depositsCents: 300_00 });
    expect(other.signals).toMatchObject([
      { kind: 'sourcesDiffer', month: '2026-01', bankDepositsCents: 300_00, statementDepositsCents: 340_00 },
    ]);
  });

  test('read before processors were marked does not take one as its largest payer', () => {
    const flow = bankFlow([
      ['2026-01-01', 900_00, 'MISC PAYMENT STRIPE'],
      ['2026-01-20', 200_00, 'EFT CREDIT ACME'],
    ]);
    const payers = flow.payers.map(({ payer, months }) => ({ payer, months }));
    const found = build([], { bankFlows: [{ ...flow, payers }] });
    expect(found.overall.largestPayer).toMatchObject({ payer: 'ACME' });
  });

  test('for another account is added', () => {
    const found = build([statement('2026-01', { rows })], { bankFlows: [bankFlow(rows, '7770')] });
    expect(found.overall.months[0]).toMatchObject({ depositsCents: 600_00, accounts: [0, 1] });
    expect(found.signals).toEqual([]);
  });

  test('does not hide one of two accounts with the same number, if it covers only part of the month', () => {
    const both = folio('2026-01', [
      { rows: [['2026-01-05', 50_00]] },
      { openingCents: 9_00, rows: [['2026-01-06', 60_00]] },
    ]);
    const found = build(both, { bankFlows: [bankFlow([['2026-01-05', 50_00]])] });
    expect(found.overall.months[0]).toMatchObject({ month: '2026-01', depositsCents: 110_00, accounts: [1, 2] });
  });

  test('in another currency is in no total, and neither are statements of that account', () => {
    const found = build([statement('2026-01', { rows })], { bankFlows: [bankFlow(rows, '4431', 'USD')] });
    expect(found.overall.months).toEqual([]);
    expect(found.notCounted).toContainEqual({
      statementId: null,
      account: null,
      connectionOf: 'a',
      reason: 'otherCurrency',
    });
  });
});

describe('signals', () => {
  const months = (balances: readonly number[], options: Options = {}) =>
    ['2025-11', '2025-12', '2026-01'].map((month, index) =>
      statement(month, { openingCents: balances[index] ?? 0, rows: [[`${month}-05`, 100_00]], ...options }),
    );

  test('months that chain raise no signal', () => {
    expect(kindsOf(build(months([0, 100_00, 200_00])))).toEqual([]);
  });

  test('a balance that does not carry over is reported only between its two statements', () => {
    expect(build(months([0, 100_00, 150_00])).signals).toEqual([
      {
        kind: 'doesNotChain',
        statementId: '2025-12',
        account: 0,
        nextStatementId: '2026-01',
        nextAccount: 0,
        closingCents: 200_00,
        openingCents: 150_00,
      },
    ]);
  });

  test('no signal is raised across a missing month, or between different accounts', () => {
    const [first, , last] = months([0, 100_00, 777_00]);
    const other = statement('2025-12', { id: 'other', account: '7770', openingCents: 5_00 });
    const found = build([first, last, other].filter((each) => each !== undefined));
    expect(kindsOf(found)).not.toContain('doesNotChain');
  });

  const files = (...programs: string[]): SignedStatement[] =>
    programs.map((program, index) => ({
      statementId: String(index),
      bank: 'td',
      signs: { program, found: [] },
    }));

  test('a file from a different program than at least two others of its bank', () => {
    expect(build([], { files: files('Bank 1.0', 'Bank 1.1', 'Editor 9') }).signals).toEqual([
      { kind: 'otherProgram', statementId: '2', program: 'Editor', others: 'Bank' },
    ]);
    expect(build([], { files: files('Bank 1.0', 'Editor 9') }).signals).toEqual([]);
    expect(build([], { files: files('Bank', 'Editor', 'Bank', 'Editor') }).signals).toEqual([]);
  });
});

describe('an account with missing months', () => {
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
  const operating = months.map((month) => statement(month, { rows: [[`${month}-05`, 10_000_00]] }));
  const second = (of: readonly string[]) =>
    of.map((month) => statement(month, { id: `2 ${month}`, account: '7770', rows: [[`${month}-06`, 8_000_00]] }));

  const missingIn = ({ signals }: ReturnType<typeof build>) =>
    signals.filter(({ kind }) => kind === 'accountNotCovered');

  test('those months are excluded from averages and trends, and are listed', () => {
    const found = build([...operating, ...second(months.slice(0, 3))]);
    expect(found.overall).toMatchObject({
      averagedMonths: months.slice(0, 3),
      averageMonthlyRevenueCents: 18_000_00,
      trend: 'unknown',
    });
    expect(found.overall.months.at(-1)).toMatchObject({
      isFull: false,
      accounts: [0],
      notCovered: [1],
      revenueCents: 10_000_00,
    });
    expect(missingIn(found)).toEqual([{ kind: 'accountNotCovered', account: '7770', months: months.slice(3) }]);
  });

  test('a month is not missing if all accounts have it, or if it is not required', () => {
    const whole = build([...operating, ...second(months)]);
    expect(whole.overall).toMatchObject({ averageMonthlyRevenueCents: 18_000_00, trend: 'steady' });
    expect(missingIn(whole)).toEqual([]);
    const asked = months.slice(0, 3);
    const found = build([...operating, ...second(asked)], { asked });
    expect(missingIn(found)).toEqual([]);
    expect(found.overall.averagedMonths).toEqual(asked);
  });

  test('a month is not missing if the bank has it', () => {
    const january = statement('2026-01', { rows: [['2026-01-05', 100_00]] });
    const bank = bankFlow([
      ['2025-12-01', 50_00],
      ['2026-01-05', 100_00],
    ]);
    const found = build([january], { bankFlows: [bank] });
    expect(found.overall.averagedMonths).toEqual(['2025-12', '2026-01']);
    expect(found.overall.months.at(-1)).toMatchObject({ month: '2026-02', isFull: false, notCovered: [0] });
    expect(kindsOf(found)).toEqual([]);
  });
});

describe('a partly proven month', () => {
  const june = (rest: Options) => statement('2026-06', { id: 'june', ...rest });
  const firstPage = june({
    rows: [
      ['2026-06-02', 100_00],
      ['2026-06-14', 50_00],
    ],
  });
  const secondPage = june({ position: 1, openingCents: 150_00, rows: [['2026-06-20', 9_00]], proof: 'notProven' });
  const lost = { from: '2026-06-15', to: '2026-06-30' };

  test('is covered only as far as its proven rows, and its missing days are gaps', () => {
    const [account] = build([firstPage, secondPage]).accounts;
    expect(account).toMatchObject({
      covered: [{ from: '2026-06-01', to: '2026-06-14' }],
      gaps: [lost],
      months: [{ month: '2026-06', isFull: false, deposits: { cents: 150_00 } }],
    });
  });

  test('has the days of another, unproven file among its gaps', () => {
    const half = june({ to: '2026-06-14', rows: [['2026-06-02', 100_00]] });
    const other = june({ id: 'other', from: '2026-06-15', openingCents: 100_00, proof: 'notProven' });
    expect(build([half, other]).accounts[0]).toMatchObject({ gaps: [lost], months: [{ isFull: false }] });
  });

  test('is complete if the unproven account is another on the same statement, or another file proves all of it', () => {
    const named = (each: StatementRows, name: string) => ({ ...each, account: { ...each.account, name } });
    const folio = [named(firstPage, 'EOP 1'), named(secondPage, 'MC 2')];
    expect(build(folio).accounts).toMatchObject([{ gaps: [], months: [{ isFull: true }] }]);
    const again = june({
      id: 'again',
      rows: [
        ['2026-06-02', 100_00],
        ['2026-06-14', 50_00],
        ['2026-06-20', 9_00],
      ],
    });
    expect(build([firstPage, secondPage, again]).accounts[0]).toMatchObject({ gaps: [], months: [{ isFull: true }] });
  });
});

describe('what the latest months show', () => {
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
  const monthly = months.map((month, index) =>
    statement(month, {
      rows: [
        [`${month}-05`, 9_000_00 + index * 100_00, 'EFT CREDIT ACME'],
        [`${month}-06`, 600_00, 'CASH DEPOSIT'],
        [`${month}-07`, 300_00, 'EFT CREDIT BRAVO'],
        [`${month}-08`, 100_00, 'EFT CREDIT CHARLIE'],
        [`${month}-15`, -1_200_00, 'GST34 CANADA REVENUE AGENCY'],
        [`${month}-20`, -2_000_00, 'RENT 81 WATER STREET'],
        [`${month}-22`, -400_00, 'LOAN PAYMENT'],
      ],
    }),
  );

  test('averages over three and six months, shares of payers, cash and lenders, and what debits pay for', () => {
    expect(build(monthly).overall).toMatchObject({
      averages: [
        { months: 3, revenueCents: 10_400_00, netCents: 6_800_00 },
        { months: 6, revenueCents: 10_250_00, netCents: 6_650_00 },
      ],
      largestPayer: { payer: 'ACME', percentOfRevenue: 90 },
      largestThreePercent: 94,
      cashPercent: 6,
      lending: { cents: 2_400_00, percentOfRevenue: 4 },
      payments: [
        { kind: 'rent', cents: 12_000_00, count: 6 },
        { kind: 'tax', cents: 7_200_00, count: 6 },
      ],
    });
  });

  test('a month that is not covered ends the average', () => {
    const gap = monthly.filter((_, index) => index !== 3);
    expect(build(gap).overall.averages).toEqual([]);
    expect(build(monthly.slice(1, 4)).overall.averages).toMatchObject([{ months: 3 }]);
  });

  test('an account has its balances day by day, and the days with a returned item', () => {
    const returned = statement('2026-06', {
      openingCents: 100_00,
      rows: [
        ['2026-06-02', -150_00, 'SUPPLIES'],
        ['2026-06-03', -45_00, 'NSF FEE'],
      ],
    });
    const [account] = build([returned]).accounts;
    expect(account?.dailyBalances?.map(({ from, cents }) => [from, cents.length, cents.slice(0, 3)])).toEqual([
      ['2026-06-01', 30, [100_00, -50_00, -95_00]],
    ]);
    expect(account?.returnedOn).toEqual(['2026-06-03']);
  });
});

describe('accounts that transfers name', () => {
  const months = ['2026-01', '2026-02', '2026-03'];
  const transfers = (description: (index: number) => string) =>
    months.map((month, index) => statement(month, { rows: [[`${month}-15`, -500_00, description(index)]] }));
  const notGiven = (statements: readonly StatementRows[]) =>
    build(statements).signals.filter(({ kind }) => kind === 'accountNotGiven');

  test.each([
    'TRANSFER TO 12345 678 7712',
    'TF 0006#3877-712',
    'Virement - AccèsD à 815-307712',
    'TFR-TO C/C ****7712',
  ])('%s was not given', (description) => {
    expect(notGiven(transfers(() => description))).toEqual([
      { kind: 'accountNotGiven', linkedTo: '7712', months, cents: 1_500_00 },
    ]);
  });

  test.each<[string, (index: number) => string]>([
    ['a reference number', (index) => `MB-TRANSFER 83${String(index * 1371)}`],
    ['a person', () => 'INTERAC E-TRANSFER 123457712 JEAN ROY'],
    ['a bill', () => 'ONLINE BILL TRANSFER 4455667712'],
  ])('%s is no account', (_what, description) => {
    expect(notGiven(transfers(description))).toEqual([]);
  });

  test('an account that was given is not missing', () => {
    const given = statement('2026-01', { id: 'given', account: '7712', rows: [['2026-01-16', 500_00]] });
    expect(notGiven([...transfers(() => 'TRANSFER TO 12345 678 7712'), given])).toEqual([]);
  });
});
