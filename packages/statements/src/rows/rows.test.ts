import { describe, expect, test } from 'vitest';
import { proveAccount } from './prove-account.ts';
import { amountFormsOf, amountsOf } from './amounts.ts';
import type { Entry } from './build-rows.ts';
import { drawLine as line } from '../../corpus/drawn-table.ts';
import { checkLabelOf, countLabelOf, isTotalOf, tableSideOf } from './labels.ts';
import { prove } from './prove.ts';
import { readAccounts } from './read-accounts.ts';
import { datesOf, dayOf, findMonthFirst } from './row-dates.ts';

test.each([
  ['1,234.56', 123_456],
  ['1 234,56', 123_456],
  ['1 234,56 $', 123_456],
  ['$1,234.56', 123_456],
  ['-$0.56', -56],
  ['- 100.00', -10_000],
  ['100.00-', -10_000],
  ['1 234,56-', -123_456],
  ['(1,234.56)', -123_456],
  ['1,234.56 CR', 123_456],
  ['1,234.56 OD', -123_456],
  ['.50', 50],
])('%s is %d cents', (text, cents) => {
  const only = line(text);
  expect(amountsOf(only, amountFormsOf([only]))).toMatchObject([{ cents, isWhole: false }]);
});

test('numbers in two columns are two amounts, and a cheque number is not an amount with cents', () => {
  const row = line('CHEQUE 118   250.00   1,250.00');
  const amounts = amountsOf(row, amountFormsOf([row])).filter(({ isWhole }) => !isWhole);
  expect(amounts.map(({ cents }) => cents)).toEqual([25_000, 125_000]);
});

const turn = { from: '2025-12-05', to: '2026-01-04' };

test.each([
  ['08 Dec', '2025-12-08'],
  ['DEC08', '2025-12-08'],
  ['JAN 3', '2026-01-03'],
  ['1er janv.', '2026-01-01'],
  ['3 JAN', '2026-01-03'],
  ['12/31/2025', '2025-12-31'],
  ['12-31', '2025-12-31'],
  ['12 31', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
  ['31-Dec-2025', '2025-12-31'],
])('%s is %s in a period that crosses the turn of the year', (text, day) => {
  const [date] = datesOf(line(text));
  expect(date && dayOf(date, turn, true)).toBe(day);
});

test.each([
  ['06/07/2026', '2026-06-01', '2026-06-30', true],
  ['07/06/2026', '2026-06-01', '2026-06-30', false],
  ['06/25/2026', '2026-01-01', '2026-12-31', true],
  ['06/07/2026', '2026-01-01', '2026-12-31', undefined],
])('whether %s has the month first, from %s to %s: %s', (text, from, to, isMonthFirst) => {
  expect(findMonthFirst(datesOf(line(text)), { from, to })).toBe(isMonthFirst);
});

test('a date outside the period is not a day of the period', () => {
  const [date] = datesOf(line('08 Jun'));
  expect(date && dayOf(date, turn, true)).toBeUndefined();
});

test.each([
  ['Opening balance on', 'opening'],
  ['SOLDE REPORTÉ', 'carried'],
  ['Soldedeclôture', 'closing'],
  ['Total deposits & credits (12)', 'totalIn'],
  ['Total des retraits', 'totalOut'],
  ['Total payments in', 'totalIn'],
  ['Total payments out', 'totalOut'],
  ['Closing totals', 'total'],
  ['TOTAL FITNESS', undefined],
  ['NEW BALANCE TORONTO', undefined],
  ['DEPOSIT', undefined],
  [`closing balance ${'as of '.repeat(300)}store`, undefined],
])('%s is the label of %s', (text, label) => {
  expect(checkLabelOf(text)).toBe(label);
});

test.each([
  ['Number of deposits:', 'totalIn'],
  ['No. of Credits', 'totalIn'],
  ['# of withdrawals', 'totalOut'],
  ['Total number of debits', 'totalOut'],
  ['Nombre de dépôts', 'totalIn'],
  ['Nbre de débits', 'totalOut'],
  ['Nombre d’opérations', 'total'],
  ['Number of transactions', 'total'],
  ['Number of cheques', undefined],
  ['Nombre de paiements', undefined],
  ['No. de compte', undefined],
  ['No deposits', undefined],
  ['Number of days', undefined],
  ['NUMBER ONE DEPOSIT SHOP', undefined],
])('%s labels a number of items: %s', (text, label) => {
  expect(countLabelOf(text)).toBe(label);
});

test.each([
  ['Deposits and other credits (continued)', 'in'],
  ['Dépôts et crédits', 'in'],
  ['Withdrawals and debits', 'out'],
  ['Chèques payés (suite)', 'out'],
  ['Service charges and fees', 'out'],
  ['Soldes quotidiens', 'days'],
  ['Deposits and withdrawals', undefined],
  ['Total deposits', undefined],
  ['DEPOSIT Branch 4285', undefined],
])('a table under %s lists %s', (title, side) => {
  expect(tableSideOf(title)).toBe(side);
});

test('a total belongs to the table for its own direction', () => {
  expect(isTotalOf('Total des chèques payés', 'out')).toBe(true);
  expect(isTotalOf('Total', 'in')).toBe(true);
  expect(isTotalOf('Total cheques paid', 'in')).toBe(false);
  expect(isTotalOf('TOTAL TOOLS RENTAL', 'out')).toBe(false);
});

describe('a proof', () => {
  const row = (cents: number, balanceCents: number | null = null): Entry => ({
    kind: 'row',
    date: '2026-05-04',
    description: 'DEPOSIT',
    cents,
    balanceCents,
    page: 1,
  });
  const closing = (cents: number) => ({ label: 'closing' as const, cents, items: undefined });
  const count = (label: 'totalIn' | 'totalOut' | 'total', items: number) => ({ label, cents: undefined, items });
  const opening = (cents: number) => ({ label: 'opening' as const, cents, items: undefined });

  test('holds from one printed balance to the next', () => {
    expect(prove([row(500), row(-200, 1300)], [opening(1000), closing(1300)])).toMatchObject({
      proof: 'proven',
      openingCents: 1000,
      closingCents: 1300,
    });
  });

  test('holds by item counts for a direction, for its parts, and for both directions', () => {
    const rows = [row(500), row(300), row(-200, 1600)];
    const counts = [count('totalIn', 2), count('totalOut', 1), count('total', 3)];
    expect(prove(rows, [opening(1000), ...counts]).proof).toBe('proven');
    const parts = [count('totalIn', 0), count('totalIn', 2)];
    expect(prove(rows, [opening(1000), ...parts]).proof).toBe('proven');
  });

  test('names the first row that does not match its balance', () => {
    expect(prove([row(500, 1500), row(-200, 1400), row(100, 1500)], [opening(1000)])).toMatchObject({
      proof: 'notProven',
      breaksAt: 1,
    });
  });

  test('names the row whose reversed sign explains the difference', () => {
    expect(prove([row(500), row(200), row(50)], [opening(1000), closing(1350)])).toMatchObject({
      proof: 'notProven',
      breaksAt: 1,
    });
  });

  test.each([
    ['by the closing balance', [row(1260), row(-310), row(45)], [opening(1000), closing(2495)], 0],
    ['by a balance once a day', [row(500, 1500), row(-310), row(45, 1035)], [opening(1000)], 1],
    ['or two of its digits swapped', [row(1260), row(-310), row(45)], [opening(1000), closing(2355)], 0],
    ['unless two rows may be', [row(1260), row(1560), row(45)], [opening(1000), closing(4165)], null],
  ])('names the row in which one digit explains the difference, %s', (_name, entries, printed, breaksAt) => {
    expect(prove(entries, printed)).toMatchObject({ proof: 'notProven', breaksAt });
  });

  test.each([
    ['nothing is printed', [row(500)], []],
    ['rows follow the last balance', [row(500, 1500), row(-200)], [opening(1000)]],
    ['rows stand before the first balance', [row(500), row(-200, 1300), row(100, 1400)], []],
    ['a total differs', [row(500, 1500)], [opening(1000), { label: 'totalIn' as const, cents: 400, items: undefined }]],
    [
      'a number of items differs',
      [row(500, 1500)],
      [opening(1000), { label: 'totalIn' as const, cents: 500, items: 2 }],
    ],
    ['a number of items that stands alone differs', [row(500, 1500)], [opening(1000), count('totalIn', 2)]],
    ['a number of all items differs', [row(500, 1500)], [opening(1000), count('total', 2)]],
    ['numbers of parts differ', [row(500, 1500)], [opening(1000), count('totalIn', 2), count('totalIn', 3)]],
    ['two opening balances differ', [row(500, 1500)], [opening(1000), opening(900)]],
    ['there is no row and no closing balance', [], [opening(1000)]],
  ])('fails if %s', (_name, entries, printed) => {
    expect(prove(entries, printed).proof).toBe('notProven');
  });
});

describe('consecutive tables', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' };
  const read = (...texts: string[]) =>
    readAccounts([texts.map((text, index) => ({ ...line(text), y: index * 14 }))], {
      first: may,
      byPage: new Map(),
      account: '2345',
    }).map(({ proof, openingCents, closingCents }) => [proof, openingCents, closingCents]);
  const cells = (date: string, text: string, ...amounts: string[]) =>
    [date.padEnd(10), text.padEnd(20), ...amounts.map((amount) => amount.padStart(14))].join('');
  const heading = cells('Date', 'Description', 'Retrait', 'Dépôt', 'Solde');
  const first = [
    heading,
    cells('1 MAI', 'Solde reporté', '', '', '1 200,00'),
    cells('3 MAI', 'RETRAIT', '50,00', '', '1 150,00'),
    cells('9 MAI', 'DÉPÔT DIRECT', '', '2 500,00', '3 650,00'),
  ];

  test('belong to two accounts if the days start over', () => {
    const second = [
      heading,
      cells('1 MAI', 'Solde reporté', '', '', '5 000,00'),
      cells('2 MAI', 'VIREMENT', '', '1 000,00', '6 000,00'),
    ];
    expect(read(...first, '', ...second)).toEqual([
      ['proven', 120_000, 365_000],
      ['proven', 500_000, 600_000],
    ]);
  });

  const continued = [
    heading,
    cells('18 MAI', 'Solde reporté', '', '', '3 650,00'),
    cells('20 MAI', 'VIREMENT', '', '1 000,00', '4 650,00'),
  ];

  test.each([
    ['EOP  Compte d’opérations', 'ET1  Épargne à terme'],
    ['ES1  Épargne stable', 'ES2  Épargne stable'],
    ['Chequing account', 'Savings account'],
    ['Compte chèques', 'Compte d’épargne'],
  ])(
    'belong to two accounts if they have different names, though the days and the balance continue: %s, %s',
    (name, other) => {
      expect(read(name, ...first, other, ...continued)).toEqual([
        ['proven', 120_000, 365_000],
        ['proven', 365_000, 465_000],
      ]);
      expect(read(name, ...first, `${name} (suite)`, ...continued)).toEqual([['proven', 120_000, 465_000]]);
      expect(read(...first, other, ...continued)).toEqual([['proven', 120_000, 465_000]]);
      expect(read(name, ...first, 'Virement à un autre compte', ...continued)).toEqual([['proven', 120_000, 465_000]]);
    },
  );

  test('belong to one account if the days continue, and a page between them is reported missing', () => {
    const later = [
      heading,
      cells('18 MAI', 'Solde reporté', '', '', '5 000,00'),
      cells('20 MAI', 'VIREMENT', '', '1 000,00', '6 000,00'),
    ];
    expect(read(...first, '', ...later)).toMatchObject([['notProven', 120_000, 600_000]]);
  });
});

describe('separate tables for each direction', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' };
  const cells = (date: string, text: string, amount = '') =>
    [date.padEnd(10), text.padEnd(30), amount.padStart(12)].join('');
  const read = ({ deposits = '800.00', day = '1,550.00' }: { deposits?: string; day?: string }) =>
    readAccounts(
      [
        [
          'Opening balance     1,000.00',
          'Closing balance     1,550.00',
          'Deposits and credits',
          cells('Date', 'Description', 'Amount'),
          cells('May 4', 'SALES', '500.00'),
          cells('May 9', 'SALES', '300.00'),
          cells('', 'Total deposits and credits', deposits),
          'Withdrawals',
          cells('Date', 'Description', 'Amount'),
          cells('May 6', 'RENT', '250.00'),
          cells('', 'Total withdrawals', '250.00'),
          'Daily balances',
          'Date          Balance     Date          Balance',
          `May 6        1,250.00     May 9        ${day}`,
        ].map((text, index) => ({ ...line(text), y: index * 14 })),
      ],
      { first: may, byPage: new Map(), account: '2345' },
    );

  test('form one account in chronological order, with daily balances', () => {
    const [account] = read({});
    expect(account).toMatchObject({ proof: 'proven', openingCents: 100_000, closingCents: 155_000 });
    expect(account?.transactions.map(({ date, cents, balanceCents }) => [date, cents, balanceCents])).toEqual([
      ['2026-05-04', 50_000, null],
      ['2026-05-06', -25_000, 125_000],
      ['2026-05-09', 30_000, 155_000],
    ]);
  });

  test('retain their printed figures, so that corrections can be checked', () => {
    const [account] = read({});
    const { checks, openingCents = null, closingCents = null, transactions = [] } = account ?? {};
    const proofOf = (...cents: number[]) =>
      proveAccount({
        openingCents,
        closingCents,
        pageGap: null,
        checks,
        transactions: transactions.map((row, index) => ({
          ...row,
          balanceCents: null,
          cents: cents[index] ?? row.cents,
          isAdded: false,
        })),
      }).proof;
    expect(proofOf()).toBe('proven');
    expect(proofOf(510_00, -260_00)).toBe('notProven');
  });

  test.each([
    ['the sum of a table', { deposits: '801.00' }],
    ['the balance of a day', { day: '1,551.00' }],
  ])('prove nothing if %s does not hold', (_name, printed) => {
    expect(read(printed)).toMatchObject([{ proof: 'notProven' }]);
  });
});

describe('a box of totals and counts', () => {
  const cells = (date: string, text: string, ...amounts: string[]) =>
    [date.padEnd(10), text.padEnd(20), ...amounts.map((amount) => amount.padStart(14))].join('');
  const proofOf = (...box: string[]) => {
    const texts = [
      cells('Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'),
      cells('May 1', 'Opening balance', '', '', '1,000.00'),
      cells('May 4', 'SALES', '', '500.00', '1,500.00'),
      cells('May 6', 'RENT', '250.00', '', '1,250.00'),
      cells('May 9', 'SALES', '', '300.00', '1,550.00'),
      cells('May 31', 'Closing balance', '', '', '1,550.00'),
    ];
    const below = box.map((text, index) => ({ ...line(text), y: 200 + index * 14 }));
    const lines = [...texts.map((text, index) => ({ ...line(text), y: index * 14 })), ...below];
    const period = { from: '2026-05-01', to: '2026-05-31' };
    return readAccounts([lines], { first: period, byPage: new Map(), account: '2345' }).map(({ proof }) => proof);
  };

  test.each<[what: string, box: (deposits: string, count: string) => string[]]>([
    [
      'a number between label and sum',
      (sum, count) => [`Total deposits   ${count}   $${sum}`, 'Total withdrawals   1   $250.00'],
    ],
    ['a number in brackets', (sum, count) => [`Total deposits (${count})    ${sum}`]],
    ['numbers on lines of their own', (sum, count) => [`Number of deposits: ${count}`, `Total deposits      ${sum}`]],
    [
      'numbers apart from their labels',
      (sum, count) => [`Number of deposits        ${count}`, `Total deposits      ${sum}`],
    ],
    ['French words', (sum, count) => [`Nombre de dépôts :  ${count}`, `Total des dépôts      ${sum}`]],
    [
      'labels above their numbers',
      (sum, count) => [
        'No. of Debits    Total Amount - Debits    No. of Credits    Total Amount - Credits',
        `            1                   250.00                 ${count}                    ${sum}`,
      ],
    ],
    [
      'numbers in brackets above their sums',
      (sum, count) => [`Total credits (${count})    Total debits (1)`, `          ${sum}              250.00`],
    ],
    [
      'rows of numbers and sums below their sides',
      (sum, count) => [
        '                 Deposits     Withdrawals',
        `Number           ${count}                      1`,
        `Amount           ${sum}              250.00`,
      ],
    ],
    [
      'labels that are only a space apart',
      (sum, count) => [
        `Balance forward Total credits (${count}) Total debits (1) Ending balance`,
        `       1,000.00         ${sum}           250.00       1,550.00`,
      ],
    ],
    ['a number after the sum', (sum, count) => [`Total deposits      ${sum}     ${count} items`]],
  ])('is checked against the rows: %s', (_what, box) => {
    expect(proofOf(...box('800.00', '2'))).toEqual(['proven']);
    expect(proofOf(...box('810.00', '2'))).toEqual(['notProven']);
    expect(proofOf(...box('800.00', '3'))).toEqual(['notProven']);
  });

  test('has counts of parts and of other things', () => {
    expect(proofOf('Number of deposits: 1', 'Number of other credits: 1', 'Number of cheques: 7')).toEqual(['proven']);
    expect(proofOf('Number of transactions: 3', 'Number of days: 31')).toEqual(['proven']);
    expect(proofOf('Number of transactions: 4')).toEqual(['notProven']);
  });
});
