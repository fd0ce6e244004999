import { describe, expect, test } from 'vitest';
import {
  cells,
  closing,
  drawLine,
  drawPage,
  heading,
  opening,
  proofsOf,
  readPages,
  rent,
  sales,
} from '../../corpus/drawn-table.ts';
import { readAccounts } from './read-accounts.ts';

function rowsOf(...pages: (readonly string[])[]): (readonly [day: string, cents: number])[] | string {
  const [account, another] = readPages(...pages);
  if (!account || another) return 'not one account';
  return account.proof === 'proven'
    ? account.transactions.map(({ date, cents }) => [date, cents] as const)
    : account.proof;
}

const twoRows = [
  ['2026-06-02', 50_000],
  ['2026-06-09', -25_000],
] as const;

describe('a daily total is not a row', () => {
  test.each(['DAILY TOTAL', 'Day total', 'Total du jour'])('%s', (words) => {
    const sold = [cells('Jun 2', 'SALES', '', '500.00'), cells('', words, '0.00', '500.00', '1,500.00')];
    const rented = [cells('Jun 9', 'RENT', '250.00'), cells('', words, '250.00', '0.00', '1,250.00')];
    expect(rowsOf([heading, opening, ...sold, ...rented, closing])).toEqual(twoRows);
    const wrong = cells('', words, '250.00', '0.00', '1,250.01');
    expect(rowsOf([heading, opening, ...sold, rented[0] ?? '', wrong, closing])).toBe('notProven');
  });
});

describe('lines below the closing balance are not rows', () => {
  const table = [heading, opening, sales, rent, closing];
  const cheque = cells('Jun 4', 'Cheque 0231', '250.00');
  const next = cells('Jun 9', 'Cheque 0232', '1.00');

  test.each<[what: string, lines: string[]]>([
    ['once more, cheque by cheque', [cheque, next]],
    ['under a title', ['Cheques paid', next]],
    ['with a heading of its own', ['Cheques paid', 'Date      Cheque no.               Amount ($)', cheque]],
    ['what is pending', [cells('Jun 10', 'PENDING E-TRANSFER', '', '900.00')]],
    ['ce qui est en traitement', [cells('Jun 10', 'EN TRAITEMENT VIREMENT', '', '900.00')]],
    ['days of two numbers', [cells('06/04', '0231', '250.00')]],
  ])('%s', (_what, lines) => {
    const days = (text: string) => (lines[0]?.startsWith('06/') ? text.replace(/^Jun (\d)/u, '06/0$1') : text);
    expect(rowsOf([...table.map(days), ...lines])).toEqual(twoRows);
  });
});

test('descriptions to the right of the amounts belong to their rows', () => {
  const lines = [
    'Date      Balance        Credit       Debit       Details',
    '          1,000.00                                Opening balance',
    'Jun 2     1,500.00       500.00                   SALES',
    'Jun 9     1,250.00                    250.00      RENT',
    '          1,250.00                                Closing balance',
  ];
  expect(rowsOf(lines)).toEqual(twoRows);
  expect(readPages(lines)[0]?.transactions.map(({ description }) => description)).toEqual(['SALES', 'RENT']);
});

test.each<[where: string, write: (amount: string) => string]>([
  ['before', (amount) => `CAD ${amount}`],
  ['behind', (amount) => `${amount} CAD`],
])('the currency is printed %s each amount', (_where, write) => {
  const lines = [heading, opening, sales, rent, closing].map((line) =>
    line.replaceAll(/ *[\d,]+\.\d\d/gu, (text) => write(text.trim()).padStart(text.length)),
  );
  expect(rowsOf(lines)).toEqual(twoRows);
  expect(readPages(lines)[0]?.transactions.map(({ description }) => description)).toEqual(['SALES', 'RENT']);
});

test('DR and CR in a separate column give the direction', () => {
  const table = (mark: string, sold = 'CR') => [
    cells('Date', 'Particulars', 'Amount', 'Dr/Cr', 'Balance'),
    opening,
    cells('Jun 2', 'SALES', '500.00', sold.padEnd(10), '1,500.00'),
    cells('Jun 9', 'DR RENT', '250.00', mark.padEnd(10), '1,250.00'),
    closing,
  ];
  expect(rowsOf(table('DR'))).toEqual(twoRows);
  expect(readPages(table('DR'))[0]?.transactions.map(({ description }) => description)).toEqual(['SALES', 'DR RENT']);
  expect(rowsOf(table('CR'))).toBe('notProven');
  expect(rowsOf(table('DR', 'DR'))).toBe('notProven');
});

describe('a page that ends with its own balance', () => {
  const first = [heading, opening, sales, cells('', 'Ending balance', '', '', '1,500.00')];
  const forward = (balance: string) => [heading, cells('', 'Balance forward', '', '', balance), rent, closing];

  test('continues on the page that carries that balance forward', () => {
    expect(rowsOf(first, forward('1,500.00'))).toEqual(twoRows);
  });

  test('is followed by another statement if the next page carries forward a different balance', () => {
    expect(readPages(first, [...forward('1,501.00').slice(0, 2), rent, closing])).toHaveLength(2);
  });

  test('ends a separate account if its balance is zero, like the next page’s', () => {
    const empty = [heading, opening, cells('Jun 2', 'OUT', '1,000.00', '', '0.00')];
    const ended = [...empty, cells('', 'Ending balance', '', '', '0.00')];
    const other = [heading, cells('', 'Balance forward', '', '', '0.00'), cells('Jun 9', 'IN', '', '1.00', '1.00')];
    expect(readPages(ended, other)).toHaveLength(2);
  });
});

describe('a single amount column for both directions', () => {
  const head = cells('Date', 'Description', 'Amount', '', 'Balance');
  const table = (sold: string, rented: string, title = head) => [
    title,
    opening,
    cells('Jun 2', 'SALES', sold, '', '1,500.00'),
    cells('Jun 9', 'RENT', rented, '', '1,250.00'),
    closing,
  ];

  test('marks only money in', () => {
    expect(rowsOf(table('500.00CR', '250.00'))).toEqual(twoRows);
    expect(rowsOf(table('500.00 CR', '250.00   '))).toEqual(twoRows);
  });

  test('uses brackets as its heading does, even if the total is zero', () => {
    const lines = ['Opening balance    1,000.00', 'Closing balance    1,000.00'];
    const rows = [cells('Jun 2', 'SALES', '(250.00)'), cells('Jun 9', 'RENT', '250.00')];
    const signs = [
      ['2026-06-02', 25_000],
      ['2026-06-09', -25_000],
    ];
    expect(rowsOf([...lines, cells('Date', 'Description', 'Debit (Credit)'), ...rows])).toEqual(signs);
    expect(rowsOf([...lines, cells('Date', 'Description', 'Débit (Crédit)'), ...rows])).toEqual(signs);
  });
});

describe('two date columns', () => {
  const row = (left: string, right: string, text: string, ...amounts: string[]) =>
    left.padEnd(12) + cells(right, text, ...amounts);
  const table = (left: string, right: string) => [
    row(left, right, 'Description', 'Withdrawals', 'Deposits', 'Balance'),
    row('', '', 'Opening balance', '', '', '1,000.00'),
    row('Jun 1', 'Jun 2', 'SALES', '', '500.00', '1,500.00'),
    row('Jun 6', 'Jun 9', 'RENT', '250.00', '', '1,250.00'),
    row('', '', 'Closing balance', '', '', '1,250.00'),
  ];

  test.each([
    ['Effective', 'Posted'],
    ['Opération', 'Inscrit'],
  ])('%s and %s: the posting date counts', (left, right) => {
    expect(rowsOf(table(left, right))).toEqual(twoRows);
  });

  test('without such headings: the column in chronological order counts', () => {
    const [head = '', ...rows] = table('Date', 'Date');
    const earlier = row('Jun 4', 'Jun 9', 'FEE', '0.00', '', '1,250.00');
    expect(rowsOf([head, ...rows.slice(0, -1), earlier, ...rows.slice(-1)])).toEqual(twoRows);
    expect(rowsOf([head, ...rows])).toEqual([
      ['2026-06-01', 50_000],
      ['2026-06-06', -25_000],
    ]);
  });
});

describe('a day printed next to its closing balance', () => {
  const sold = cells('Jun 2', 'SALES', '', '500.00', '1,500.00');
  const more = cells('', 'SALES', '', '100.00');
  const rented = cells('Jun 9', 'RENT', '350.00', '', '1,250.00');

  test('belongs to the rows above if the first row has no day', () => {
    const first = [cells('', 'SALES', '', '400.00'), cells('Jun 2', 'SALES', '', '100.00', '1,500.00')];
    expect(rowsOf([heading, opening, ...first, more, rented, closing])).toEqual([
      ['2026-06-02', 40_000],
      ['2026-06-02', 10_000],
      ['2026-06-09', 10_000],
      ['2026-06-09', -35_000],
    ]);
  });

  test('is not trusted if it may belong to the rows below', () => {
    expect(proofsOf([heading, opening, sold, more, rented, closing])).not.toContain('proven');
  });

  test('belongs to the rows below, newest first', () => {
    const newest = [cells('Jun 9', 'RENT', '350.00', '', '1,250.00'), more, sold];
    const balances = ['Opening balance    1,000.00', 'Closing balance    1,250.00'];
    expect(rowsOf([...balances, heading, ...newest])).toEqual([
      ['2026-06-02', 50_000],
      ['2026-06-09', 10_000],
      ['2026-06-09', -35_000],
    ]);
  });

  test('is printed with the first row, and the balance is not', () => {
    const rows = [cells('Jun 9', 'SALES', '', '100.00'), cells('', 'RENT', '350.00', '', '1,250.00')];
    expect(proofsOf([heading, opening, sold, ...rows, closing])).toEqual(['proven']);
  });
});

describe('a fee column', () => {
  const row = (date: string, text: string, ...amounts: string[]) =>
    [date.padEnd(10), text.padEnd(20), ...amounts.map((amount) => amount.padStart(12))].join('');
  const table = (sold: string, end: string) => [
    row('Date', 'Description', 'Frais', 'Retrait', 'Dépôt', 'Solde'),
    row('', 'Solde reporté', '', '', '', '1 000,00'),
    row('2 JUN', 'DÉPÔT', '1,25', '', '500,00', sold),
    row('9 JUN', 'LOYER', '', '250,00', '', end),
  ];

  test('creates separate rows if the fees are booked: the deposit was larger', () => {
    expect(rowsOf(table('1 498,75', '1 248,75'))).toEqual([
      ['2026-06-02', 50_000],
      ['2026-06-02', -125],
      ['2026-06-09', -25_000],
    ]);
  });

  test('is informational if the balances do not include the fees', () => {
    expect(rowsOf(table('1 500,00', '1 250,00'))).toEqual(twoRows);
  });
});

test('day and month can be in separate columns', () => {
  const row = (day: string, month: string, text: string, ...amounts: string[]) =>
    day.padEnd(8) + cells(month, text, ...amounts);
  const table = [
    row('Jour', 'Mois', 'Libellé', 'Débit', 'Crédit', 'Solde'),
    row('', '', 'Solde précédent', '', '', '1 000,00'),
    row('02', 'JUIN', 'VENTES', '', '500,00', '1 500,00'),
    row('09', 'JUIN', 'LOYER', '250,00', '', '1 250,00'),
  ];
  expect(rowsOf(table)).toEqual(twoRows);
});

test('withdrawals can be listed by payment method', () => {
  const lines = [
    'Opening balance    1,000.00',
    'Closing balance    1,250.00',
    'Deposits',
    'Date        Description       Amount',
    'Jun 2       SALES             500.00',
    'Card withdrawals',
    'Date        Description       Amount',
    'Jun 4       SHOP               50.00',
    'Electronic withdrawals',
    'Date        Description       Amount',
    'Jun 9       RENT              200.00',
  ];
  expect(rowsOf(lines)).toEqual([
    ['2026-06-02', 50_000],
    ['2026-06-04', -5000],
    ['2026-06-09', -20_000],
  ]);
});

describe('a list of fees below the table', () => {
  const table = [
    'Total deposits (1)    500.00',
    'Total withdrawals (1)    250.00',
    heading,
    opening,
    sales,
    rent,
    closing,
  ];

  test.each([
    ['with what each costs', ['Fee detail', 'Electronic debits      12      0.75      9.00']],
    ['with what they come to', ['Account fees', 'Debits      12      9.00', 'Deposits      4      1.00']],
    ['with how many are included', ['Sommaire des frais', 'Nombre de dépôts : 25', 'Number of debits: 12']],
  ])('adds no rows: %s', (_what, fees) => {
    expect(rowsOf([...table, ...fees])).toEqual(twoRows);
  });

  test('ends at the account summary', () => {
    const sums = ['Account fees', 'Opening balance    1,000.00', 'Deposits    500.01'];
    expect(rowsOf([...table, ...sums])).toBe('notProven');
  });
});

test('column headings can span two lines, with only one word for each direction', () => {
  const over = cells('Trans.', '', 'Funds', 'Funds');
  const under = cells('Date', 'Transaction details', 'Out', 'In', 'Balance');
  expect(rowsOf([over, under, opening, sales, rent, closing])).toEqual(twoRows);
  const other = [
    cells('Date', 'Transaction details', 'In', 'Out', 'Balance'),
    cells('Jun 2', 'SALES', '500.00', '', '1,500.00'),
    cells('Jun 9', 'RENT', '', '250.00', '1,250.00'),
  ];
  expect(rowsOf([cells('', '', 'Funds', 'Funds'), other[0] ?? '', opening, ...other.slice(1), closing])).toEqual(
    twoRows,
  );
});

test('a table continues below a heading of which only the titles of its sides can be read', () => {
  const misread = cells('Dete', 'Descriptlon', 'Withdrawals', 'Deposits', 'Belance');
  expect(rowsOf([heading, opening, sales], [misread, rent, closing])).toEqual(twoRows);
});

test('day, month and year can be printed without spaces', () => {
  const days = (line: string) => line.replace(/^Jun (\d) {2}/u, '0$1JUN26');
  expect(rowsOf([heading, opening, days(sales), days(rent), closing])).toEqual(twoRows);
});

test('the account number follows the # sign on every page', () => {
  const first = ['Account number # 100-2345', heading, opening, sales];
  expect(rowsOf(first, ['Business account # 100-2345 (continued)', heading, rent, closing])).toEqual(twoRows);
});

test('a date column can be a transaction date column, on every page', () => {
  const head = cells('Transaction', 'date      Description', 'Money out', 'Money in', 'Balance').replace(
    / {2,}date/u,
    ' date',
  );
  expect(rowsOf([head, opening, sales], [head, rent, closing])).toEqual(twoRows);
});

test('a description can continue with a date on the line that has the amount', () => {
  const first = cells('Jun 2', 'SQUARE');
  expect(
    rowsOf([heading, opening, first, cells('', '2026-05-31 BATCH', '', '500.00', '1,500.00'), rent, closing]),
  ).toEqual(twoRows);
  const other = cells('', '2026-06-09 RENT', '250.00', '', '1,250.00');
  expect(rowsOf([heading, opening, sales, other, closing])).not.toEqual(twoRows);
});

describe('a table without balances', () => {
  const head = cells('Date', 'Description', 'Withdrawals', 'Deposits');
  const table = [head, cells('Jun 2', 'SALES', '', '500.00'), cells('Jun 9', 'RENT', '250.00')];

  test('begins with the balance carried forward next to it', () => {
    const beside = (end: string) => ['Balance forward    1,000.00', `Ending balance    ${end}`];
    expect(rowsOf([...beside('1,250.00'), ...table])).toEqual(twoRows);
    expect(rowsOf([...beside('1,250.01'), ...table])).toBe('notProven');
  });

  test('ends with the current balance', () => {
    const beside = (end: string, day = '') => ['Previous balance    1,000.00', `Current balance ${day}    ${end}`];
    expect(rowsOf([...beside('1,250.00'), ...table])).toEqual(twoRows);
    expect(rowsOf([...beside('1,250.00', 'as of June 30'), ...table])).toEqual(twoRows);
    expect(rowsOf([...beside('1,250.01'), ...table])).toBe('notProven');
    expect(rowsOf([...beside('1,250.00', 'as of July 4'), ...table])).toBe('notProven');
  });
});

test('a current balance must match if no other balance ends the rows', () => {
  const table = [heading, opening, sales, rent];
  expect(rowsOf(['Current balance    1,250.01', ...table])).toBe('notProven');
  expect(rowsOf(['Current balance as of July 4    1,250.01', ...table])).toEqual(twoRows);
  expect(rowsOf(['Current balance    1,250.01', ...table, closing])).toEqual(twoRows);
});

test('a month without any row is proven by totals of zero', () => {
  const totals = (sum: string) => cells('', 'Closing totals', sum, '0.00', '1,000.00');
  expect(proofsOf([heading, opening, totals('0.00')])).toEqual(['proven']);
  expect(proofsOf([heading, opening, totals('0.01')])).toEqual(['notProven']);
  expect(proofsOf([heading, opening])).toEqual(['notProven']);
});

test('the last row can have its amount below its day, under the heading of a separate page', () => {
  const rows = [heading, cells('Jun 9', 'RENT'), cells('', 'OF JUNE', '250.00', '', '1,250.00'), closing];
  const second = [drawLine('North Shore Bank'), ...rows.map((text, index) => drawLine(text, index + 3))];
  const pages = [drawPage([heading, opening, cells('Jun 2', 'SALES', '', '500.00', '1,500.00')]), second];
  const period = { from: '2026-06-01', to: '2026-06-30' };
  expect(readAccounts(pages, { first: period, byPage: new Map(), account: '2345' })).toMatchObject([
    { proof: 'proven' },
  ]);
});

test('the account number can follow the bare word Account', () => {
  expect(readPages(['Account: 100-6789', heading, opening, sales, rent, closing])).toMatchObject([{ account: '6789' }]);
});
