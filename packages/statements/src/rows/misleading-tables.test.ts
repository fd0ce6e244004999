import { describe, expect, test } from 'vitest';
import { findPageGaps } from '../reading/page-numbers.ts';
import {
  cells,
  closing,
  drawPage,
  heading,
  opening,
  proofsOf as proofs,
  readPages as read,
  rent,
  sales,
} from '../../corpus/drawn-table.ts';
import { readAccounts } from './read-accounts.ts';

// Printed details that once made a wrong reading look proven.

const days = (...lines: readonly string[]) =>
  read([heading, opening, ...lines]).flatMap(({ transactions }) => transactions.map(({ date }) => date));

describe('a row over two lines keeps the day of its first, whatever it says', () => {
  test.each(['Cheque deposit', 'Mobile cheque deposit', 'Credit transaction', 'Withdrawal fee', 'Dépôt de chèque'])(
    '%s',
    (words) => {
      const second = [cells('Jun 9', words), cells('', 'BR 0004', '', '700.00', '2,200.00')];
      const end = cells('', 'Closing balance', '', '', '2,200.00');
      expect(days(sales, ...second, end)).toEqual(['2026-06-02', '2026-06-09']);
    },
  );
});

describe('a balance that is called closing', () => {
  const between = cells('', 'Closing balance June 5', '', '', '1,500.00');

  test('ends no table whose rows go on below it', () => {
    const [account, another] = read([heading, opening, sales, between, rent, closing]);
    expect(another).toBeUndefined();
    expect(account).toMatchObject({ proof: 'proven', closingCents: 125_000 });
    expect(account?.transactions).toHaveLength(2);
  });

  test('proves nothing of the rows below it', () => {
    const unchecked = cells('Jun 9', 'RENT', '250.00', '', '');
    expect(proofs([heading, opening, sales, between, unchecked])).toEqual(['notProven']);
  });
});

describe('a balance beside the table that is the one of the last day', () => {
  const table = [heading, opening, sales, rent];
  const labels = [
    'Balance as of June 30, 2026',
    'Your balance on June 30, 2026',
    'Ledger balance June 30, 2026',
    'Solde au 30 juin 2026',
    'Closing book balance',
    'Ending ledger balance',
    'Balance at end of period',
  ];

  test.each(labels)('%s has to be met', (label) => {
    expect(proofs([`${label}    1,250.00`, ...table])).toEqual(['proven']);
    expect(proofs([`${label}    1,999.99`, ...table])).toEqual(['notProven']);
  });

  test('is none if it is the one of another day', () => {
    expect(proofs(['Balance as of June 15, 2026    1,999.99', ...table])).toEqual(['proven']);
  });
});

test('a balance carried forward below the last row says that a page is missing', () => {
  const carried = cells('', 'Balance carried forward', '', '', '1,250.00');
  expect(proofs([heading, opening, sales, rent, carried])).toEqual(['notProven']);
  expect(proofs([heading, opening, sales, rent, carried, closing])).toEqual(['proven']);
});

test('a page that is there twice proves nothing, though days begin again and all sums hold', () => {
  const first = [heading, opening, sales, rent, cells('Jun 10', 'SALES', '', '10.00', '1,260.00')];
  const second = [heading, cells('Jun 12', 'SALES', '', '40.00', '1,300.00'), closing.replace('1,250', '1,300')];
  expect(findPageGaps([first, second].map(drawPage)).size).toBe(0);
  expect(proofs(first, second)).toEqual(['proven']);
  expect(proofs(first, first, second)).not.toContain('proven');
});

describe('days of two numbers', () => {
  const period = { from: '2026-06-01', to: '2026-07-10' };
  const dates = (...texts: readonly string[]) => {
    const rows = texts.map((text, index) => cells(text, 'SALES', '', '1.00', `1,00${String(index + 1)}.00`));
    const account = readAccounts([drawPage([heading, opening, ...rows])], {
      first: period,
      byPage: new Map(),
      account: '2345',
    })[0];
    return account?.proof === 'proven' ? account.transactions.map(({ date }) => date) : account?.proof;
  };

  test('that fit in either order are not read', () => {
    expect(dates('07/06')).toBe('notRead');
  });

  test('are read in the order in which they follow each other', () => {
    expect(dates('06/06', '07/06', '06/07')).toEqual(['2026-06-06', '2026-06-07', '2026-07-06']);
    expect(dates('07/06', '06/07')).toBe('notRead');
  });
});

test('a line with money in and money out is no row', () => {
  const both = cells('Jun 2', 'NET SETTLEMENT', '200.00', '500.00', '1,300.00');
  expect(proofs([heading, opening, both, closing.replace('1,250', '1,300')])).not.toContain('proven');
});

test('rows in whole dollars that cancel each other are not left out', () => {
  const table = [heading, opening, sales, cells('Jun 4', 'IN', '', '500'), cells('Jun 4', 'OUT', '500')];
  const [account] = read([...table, rent, closing]);
  expect(account?.proof === 'proven' ? account.transactions.length : 'notProven').toBe('notProven');
});

describe('a further account that lends', () => {
  const other = [
    heading,
    opening.replace('1,000', '  100'),
    cells('Jun 3', 'PURCHASE', '', '40.00', '140.00'),
    cells('Jun 8', 'SUPPLIES', '', '9.00', '149.00'),
    closing.replace('1,250', '  149'),
  ];
  const further = (title: string) =>
    proofs([heading, opening, sales, rent, closing, title, 'Account number 9988', ...other]);

  test.each(['Business Mastercard', 'Line of credit', 'Marge de crédit Affaires - MC 1', 'PR 1 Prêt commercial'])(
    'is not proven: %s',
    (title) => {
      expect(further(title)).toEqual(['proven', 'notProven']);
    },
  );

  test.each(['Savings account', 'Visa payments are due on the 3rd', 'Visa Debit account'])(
    'is another one: %s',
    (title) => {
      expect(further(title)).toEqual(['proven', 'proven']);
    },
  );
});

describe('a table that ends with its page, days before the period does', () => {
  const FULL = 45;
  const dayOf = (row: number) => `Jun ${String(Math.floor(row / 3) + 1)}`;
  const rows = Array.from({ length: FULL }, (_row, index) =>
    cells(dayOf(index), 'SALES', '', '1.00', `1,0${String(index + 1).padStart(2, '0')}.00`),
  );
  const page = [heading, opening, ...rows];
  const total = '45.00';
  const end = '1,045.00';

  test('may go on, on a page that is not there', () => {
    expect(proofs(page)).toEqual(['notProven']);
  });

  test.each([
    ['a closing balance', [cells('', 'Closing balance', '', '', end)]],
    ['totals', [cells('', 'Totals', '0.00', total, end)]],
  ])('is whole if it says so by %s', (_what, lines) => {
    expect(proofs([...page, ...lines])).toEqual(['proven']);
  });

  test('is whole if the number of its rows is printed', () => {
    expect(proofs(['Number of deposits: 45', ...page])).toEqual(['proven']);
  });

  test('is whole if it has rows to the last days', () => {
    const last = cells('Jun 30', 'SALES', '', '1.00', '1,046.00');
    expect(proofs([...page, last])).toEqual(['proven']);
  });

  test('is whole if there is room below', () => {
    expect(proofs(page.slice(0, -5))).toEqual(['proven']);
  });
});

describe('pages that are mixed up', () => {
  const head = (number: number) => `Page ${String(number)} of 3`;
  const forward = (balance: string) => cells('', 'Balance forward', '', '', balance);
  const first = [heading, opening, sales, cells('Jun 3', 'SALES', '', '10.00', '1,510.00')];
  const second = [heading, forward('1,510.00'), cells('Jun 5', 'SALES', '', '90.00', '1,600.00')];
  const third = [heading, forward('1,600.00'), cells('Jun 9', 'SALES', '', '50.00', '1,650.00')];
  const numbered = [first, second, third].map((page, index) => [head(index + 1), ...page]);

  test('are proven in their order', () => {
    expect(proofs(first, second, third)).toEqual(['proven']);
    expect(proofs(...numbered)).toEqual(['proven']);
  });

  test('are parts of one account, by the balances that they carry on', () => {
    expect(proofs(first, third, second)).not.toContain('proven');
  });

  test('are parts of one account, by their printed numbers', () => {
    const [one = [], two = [], three = []] = numbered;
    const closed = [...first, cells('', 'Closing balance', '', '', '1,510.00')];
    expect(proofs([head(1), ...closed], three, two)).not.toContain('proven');
    expect(proofs(one, three, two)).not.toContain('proven');
  });
});

test('an account that goes on behind another one is not whole before it', () => {
  const [own, other] = ['Account number: 100-2345', 'Account number: 100-6789'];
  const first = [own, heading, opening, sales, other, heading, opening, sales];
  expect(proofs(first)).toEqual(['proven', 'proven']);
  expect(proofs(first, [own, heading, rent])).toEqual(['notProven', 'proven', 'notProven']);
});
