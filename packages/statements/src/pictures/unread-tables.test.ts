import { describe, expect, test } from 'vitest';
import { type Cells, drawnLine, rightCell } from '../../corpus/drawn-lines.ts';
import type { PageText } from '../reading/page-text.ts';
import { readStatement } from '../reading/read-statement.ts';
import { provenPages } from './proven-pages.ts';

const TODAY = '2026-07-01';
const LINE_HEIGHT = 14;
const [OUT, IN, BALANCE] = [390, 480, 562] as const;

type Row = readonly [date: string, text: string, out: string, deposit: string, balance: string];

function drawn(lines: readonly Cells[]): PageText {
  return lines.map((cells, index) => drawnLine(cells, (index + 1) * LINE_HEIGHT));
}

function row([date, text, out, deposit, balance]: Row): Cells {
  const amounts = [rightCell(OUT, out), rightCell(IN, deposit), rightCell(BALANCE, balance)] as const;
  return [[45, date] as const, [85, text] as const, ...amounts].filter(([, cell]) => cell !== '');
}

const heading = row(['Date', 'Description', 'Debit/Withdrawals', 'Credit/Deposits', 'Balance']);
const head: readonly Cells[] = [
  [[45, 'National Bank of Canada']],
  [[45, 'Account statement']],
  [[45, 'From May 1, 2026 to May 31, 2026']],
  [[45, 'Account number: 02782-5094431']],
];
const opening = row(['', 'PREVIOUS BALANCE', '', '', '1,000.00']);
const carried = row(['', 'BALANCE FORWARD', '', '', '1,000.00']);
const rows = [
  row(['05-12', 'DEPOSIT', '', '500.00', '1,500.00']),
  row(['05-27', 'RENT', '250.00', '', '1,250.00']),
  row(['', 'NEW BALANCE', '', '', '1,250.00']),
];
const shown = [...head, heading, opening, ...rows];

function proofOf(...pages: readonly (readonly Cells[])[]) {
  const seen = pages.map(drawn);
  const reading = provenPages([seen, seen], [], (each) => readStatement(each, TODAY));
  if (reading.state === 'read') return reading.accounts.map(({ proof }) => proof);
  return [...new Set(reading.unproven?.accounts.map(({ proof }) => proof))];
}

test('a page without a table, or with only what the rows explain, leaves the rows proven', () => {
  const letter: readonly Cells[] = [...head, [[45, 'Thank you for banking with us since 2011.']]];
  expect(proofOf(shown)).toEqual(['proven']);
  expect(proofOf(letter, shown)).toEqual(['proven']);
  expect(proofOf(shown, [row(['', 'NEW BALANCE', '', '', '1,250.00'])])).toEqual(['proven']);
});

test('a list of cheques above a sentence about fees leaves the rows proven', () => {
  const cheques = ['05-02', '05-12', '05-27'].map((day) => row([day, 'Cheque 118', '250.00', '', '']));
  const note: Cells = [[45, 'Please check this statement. Each cheque costs $2.25 from 06-01 on.']];
  expect(proofOf(shown, [...cheques, note])).toEqual(['proven']);
  expect(proofOf(shown, [...cheques, row(['05-28', 'Cheque 119', '2.25', '', ''])])).toEqual(['notProven']);
});

test('two passes that read cheques as the rows have them outweigh one that misread an amount, but not one that saw more', () => {
  const cheque = (amount: string) => row(['05-12', 'Cheque 118', amount, '', '']);
  const cheques = [cheque('250.00'), cheque('500.00'), cheque('250.00')];
  const misread = [cheque('260.00'), ...cheques.slice(1)];
  const more = [...cheques, cheque('75.00')];
  const read = (each: readonly PageText[]) => readStatement(each, TODAY);
  const stateOf = (...pages: readonly (readonly Cells[])[]) =>
    provenPages(
      pages.map((page) => [shown, page].map(drawn)),
      [],
      read,
    ).state;
  expect(stateOf(cheques, cheques, misread)).toBe('read');
  expect(stateOf(cheques, misread, misread)).toBe('notRecognised');
  expect(stateOf(cheques, cheques, more)).toBe('notRecognised');
});

describe('rows whose sums hold are not proven', () => {
  test.each<[name: string, pages: readonly (readonly Cells[])[]]>([
    ['a page before them has only the heading of a table', [[...head, heading], shown]],
    ['titles of a heading are misread', [[...head, row(['Dale', 'Descr1ption', 'Debit', '', 'Balance'])], shown]],
    ['the amount of a balance was not read', [[...head, row(['', 'PREVIOUS BALANCE', '', '', ''])], shown]],
    [
      'a page has several dates, and amounts apart from them',
      [
        [
          ...head,
          ...['05-02', '05-03', '05-04'].flatMap((day) => [
            row([day, 'DEPOSIT', '', '', '']),
            row(['', '', '', '75.00', '']),
          ]),
        ],
        shown,
      ],
    ],
    ['they begin with a balance carried from a page without rows', [head, [...head, heading, carried, ...rows]]],
    [
      'they begin with a balance that no label names',
      [[...head, heading, row(['05-11', 'TRANSFER', '', '', '1,000.00']), ...rows]],
    ],
    ['a page behind them has a table of its own', [shown, [...head, heading]]],
  ])('%s', (_name, pages) => {
    expect(proofOf(...pages)).toEqual(['notProven']);
  });
});

test.each<[name: string, pages: readonly (readonly Cells[])[]]>([
  ['a table on a page without rows', [[...head, heading], shown]],
  [
    'numbers of pages of which one is missing',
    [
      [...head, [[300, 'Page 1 of 3']]],
      [...shown, [[300, 'Page 3 of 3']]],
    ],
  ],
])('one pass that sees %s is enough', (_name, pages) => {
  const without = [head, shown].map(drawn);
  const read = (each: readonly PageText[]) => readStatement(each, TODAY);
  expect(provenPages([without, without], [], read)).toMatchObject({ state: 'read' });
  expect(provenPages([without, pages.map(drawn), without], [], read)).toMatchObject({ reason: 'notProven' });
});
