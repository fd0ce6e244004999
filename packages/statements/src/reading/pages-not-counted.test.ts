import { expect, test } from 'vitest';
import { type Cells, drawnLine, rightCell } from '../../corpus/drawn-lines.ts';
import type { PageText } from './page-text.ts';
import { readStatement } from './read-statement.ts';

const TODAY = '2026-11-21';

interface Sheet {
  period?: string;
  account?: string;
  month?: string;
  opening?: string | null;
  closing?: string;
}

/** A table page whose sums add up: a deposit, and two payments with the same total. */
function sheet({ period = '', account = '', month = 'May', opening = '100.00', closing = '100.00' }: Sheet): PageText {
  const lines: Cells[] = [
    [[50, 'Coast Capital Savings']],
    [[50, 'Business account statement']],
    [[50, period]],
    [[50, account]],
    [
      [50, 'Date'],
      [110, 'Description'],
      rightCell(380, 'Withdrawals'),
      rightCell(480, 'Deposits'),
      rightCell(575, 'Balance'),
    ],
    ...(opening === null ? [] : [[[110, 'Opening balance'], rightCell(575, opening)] as Cells]),
    [[50, `${month} 02`], [110, 'Square'], rightCell(480, '60.00'), rightCell(575, '160.00')],
    [[50, `${month} 09`], [110, 'Rent'], rightCell(380, '40.00'), rightCell(575, '120.00')],
    [[50, `${month} 12`], [110, 'Hydro'], rightCell(380, '20.00'), rightCell(575, '100.00')],
    ...(opening === null ? [] : [[[110, 'Closing balance'], rightCell(575, closing)] as Cells]),
  ];
  return lines.map((cells, index) => drawnLine(cells, index * 14));
}

const read = (...pages: Sheet[]) => readStatement(pages.map(sheet), TODAY);

const may = { period: 'Statement period May 1, 2026 to May 31, 2026', account: 'Account number: 100-227-8' };
const june = { period: 'For the period ending June 30, 2026', account: may.account, month: 'Jun' };
const [ofMay, ofJune] = [
  { account: '2278', from: '2026-05-01', to: '2026-05-31' },
  { account: '2278', from: '2026-06-01', to: '2026-06-30' },
];

test('a second month in one file is read even if its period has another form', () => {
  const found = read(may, june);
  expect(found).toMatchObject({
    state: 'read',
    periods: [ofMay, ofJune],
    accounts: [
      { ...ofMay, proof: 'proven' },
      { ...ofJune, proof: 'proven' },
    ],
  });
  expect(found).not.toHaveProperty('pagesNotCounted');
});

test.each<[string, Sheet[], number[]]>([
  ['a month that names no account', [may, { ...june, account: '' }], [2]],
  [
    'months that say no period, the second over two pages',
    [may, { month: 'Jun' }, { month: 'Jun', opening: null }],
    [2, 3],
  ],
  ['a month whose period is that of other rows', [may, { ...june, month: 'Jul' }], [2]],
])('pages with other days are reported and do not belong to the first month: %s', (_name, pages, pagesNotCounted) => {
  expect(read(...pages)).toMatchObject({
    state: 'read',
    periods: [ofMay],
    accounts: [{ ...ofMay, proof: 'proven', transactions: [{ page: 1 }, { page: 1 }, { page: 1 }] }],
    pagesNotCounted,
  });
});

test.each<[string, Sheet[]]>([
  ['one month', [may]],
  [
    'each month in the same form',
    [may, { ...may, month: 'Jun', period: 'Statement period June 1, 2026 to June 30, 2026' }],
  ],
  ['the same rows again, without a number', [may, { month: 'May' }]],
])('no page of %s is left out', (_name, pages) => {
  expect(read(...pages)).not.toHaveProperty('pagesNotCounted');
});
