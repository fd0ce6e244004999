import { expect, test } from 'vitest';
import { type Cells, drawnLine, rightCell } from '../../corpus/drawn-lines.ts';
import type { PageText } from '../reading/page-text.ts';
import { readStatement } from '../reading/read-statement.ts';
import { provenPages } from './proven-pages.ts';

const TODAY = '2026-07-01';
const LINE_HEIGHT = 14;
const [OUT, BALANCE] = [390, 562] as const;

const head: readonly Cells[] = [
  [[45, 'National Bank of Canada']],
  [[45, 'Account statement']],
  [[45, 'From May 1, 2026 to May 31, 2026']],
  [[45, 'Account number: 02782-5094431']],
];
const printed = [
  ['Date', 'Description', 'Debit/Withdrawals', 'Balance'],
  ['', 'PREVIOUS BALANCE', '', '1,000.00'],
  ['05-12', 'RENT', '250.00', '750.00'],
  ['05-14', 'PAYROLL', '110.00', '640.00'],
  ['05-19', 'HYDRO', '40.00', '600.00'],
  ['05-27', 'INSURANCE', '15.00', '585.00'],
  ['', 'NEW BALANCE', '', '585.00'],
] as const;

/** The page as one pass reads it, with these texts instead of the printed ones. */
function seen(misread: Readonly<Record<string, string>>): PageText[] {
  const rows = printed.map((row) => row.map((text) => misread[text] ?? text));
  const table = rows.map(([date = '', text = '', out = '', balance = '']): Cells =>
    [[45, date] as const, [85, text] as const, rightCell(OUT, out), rightCell(BALANCE, balance)].filter(
      ([, cell]) => cell !== '',
    ),
  );
  return [[...head, ...table].map((cells, index) => drawnLine(cells, (index + 1) * LINE_HEIGHT))];
}

function read(...passes: readonly Readonly<Record<string, string>>[]) {
  const pages = passes.map(seen);
  const reading = provenPages(pages, pages.slice(0, 1), (each) => readStatement(each, TODAY));
  return reading.state === 'read' ? reading.accounts[0]?.transactions.map(({ cents }) => cents) : reading.reason;
}

test('passes that misread different lines of one page prove it together', () => {
  expect(read({ '250.00': '260.00' }, { '110.00': '140.00', '600.00': '500.00' }, { '15.00': '16.00' })).toEqual([
    -25_000, -11_000, -4_000, -1_500,
  ]);
});

test('a line that every pass misreads, or a date on which no two passes agree, leaves the rows unproven', () => {
  expect(read({ '250.00': '260.00' }, { '250.00': '280.00' }, { '250.00': '290.00', '15.00': '16.00' })).toBe(
    'notProven',
  );
  expect(
    read({ '250.00': '260.00', '05-27': '05-21' }, { '110.00': '140.00', '05-27': '05-22' }, { '40.00': '46.00' }),
  ).toBe('notProven');
});
