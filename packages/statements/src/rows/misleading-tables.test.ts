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

const days = (...lines: readonly string[]) =>
  read([heading, opening, ...lines]).flatMap(({ transactions }) => transactions.map(({ date }) => date));

describe('a row over two lines has the day of its first line, whatever the text says', () => {
  test.each(['Cheque deposit', 'Mobile cheque deposit', 'Credit transaction', 'Withdrawal fee', 'Dépôt de chèque'])(
    '%s',
    (words) => {
      const second = [cells('Jun 9', words), cells('', 'BR 0004', '', '700.00', '2,200.00')];
      const end = cells('', 'Closing balance', '', '', '2,200.00');
      expect(days(sales, ...second, end)).toEqual(['2026-06-02', '2026-06-09']);
    },
  );
});

describe('a balance labelled as closing', () => {
  const between = cells('', 'Closing balance June 5', '', '', '1,500.00');

  test('does not end a table whose rows continue below it', () => {
    const [account, another] = read([heading, opening, sales, between, rent, closing]);
    expect(another).toBeUndefined();
    expect(account).toMatchObject({ proof: 'proven', closingCents: 125_000 });
    expect(account?.transactions).toHaveLength(2);
  });

  test('proves nothing about the rows below it', () => {
    const unchecked = cells('Jun 9', 'RENT', '250.00', '', '');
    expect(proofs([heading, opening, sales, between, unchecked])).toEqual(['notProven']);
  });
});

describe('a balance next to the table, for the last day', () => {
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

  test.each(labels)('%s must match', (label) => {
    expect(proofs([`${label}    1,250.00`, ...table])).toEqual(['proven']);
    expect(proofs([`${label}    1,999.99`, ...table])).toEqual(['notProven']);
  });

  test('does not apply if it belongs to another day', () => {
    expect(proofs(['Balance as of June 15, 2026    1,999.99', ...table])).toEqual(['proven']);
  });
});

test('a balance carried forward below the last row means that a page is missing', () => {
  const carried = cells('', 'Balance carried forward', '', '', '1,250.00');
  expect(proofs([heading, opening, sales, rent, carried])).toEqual(['notProven']);
  expect(proofs([heading, opening, sales, rent, carried, closing])).toEqual(['proven']);
});

test('a repeated page proves nothing, even if days start over and all sums hold', () => {
  const first = [heading, opening, sales, rent, cells('Jun 10', 'SALES', '', '10.00', '1,260.00')];
  const second = [heading, cells('Jun 12', 'SALES', '', '40.00', '1,300.00'), closing.replace('1,250', '1,300')];
  expect(findPageGaps([first, second].map(drawPage)).size).toBe(0);
  expect(proofs(first, second)).toEqual(['proven']);
  expect(proofs(first, first, second)).not.toContain('proven');
});

describe('days printed as two numbers', () => {
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

  test('are not read if they fit in either order', () => {
    expect(dates('07/06')).toBe('notRead');
  });

  test('are read in the order that is chronological', () => {
    expect(dates('06/06', '07/06', '06/07')).toEqual(['2026-06-06', '2026-06-07', '2026-07-06']);
    expect(dates('07/06', '06/07')).toBe('notRead');
  });
});

test('a line with money in and money out is not a row', () => {
  const both = cells('Jun 2', 'NET SETTLEMENT', '200.00', '500.00', '1,300.00');
  expect(proofs([heading, opening, both, closing.replace('1,250', '1,300')])).not.toContain('proven');
});

test('rows in whole dollars that cancel each other out are not dropped', () => {
  const table = [heading, opening, sales, cells('Jun 4', 'IN', '', '500'), cells('Jun 4', 'OUT', '500')];
  const [account] = read([...table, rent, closing]);
  expect(account?.proof === 'proven' ? account.transactions.length : 'notProven').toBe('notProven');
});

describe('an additional lending account', () => {
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
    'is a separate account: %s',
    (title) => {
      expect(further(title)).toEqual(['proven', 'proven']);
    },
  );
});

describe('a table that ends with its page, days before the period ends', () => {
  const FULL = 45;
  const dayOf = (row: number) => `Jun ${String(Math.floor(row / 3) + 1)}`;
  const rows = Array.from({ length: FULL }, (_row, index) =>
    cells(dayOf(index), 'SALES', '', '1.00', `1,0${String(index + 1).padStart(2, '0')}.00`),
  );
  const page = [heading, opening, ...rows];
  const total = '45.00';
  const end = '1,045.00';

  test('may continue on a missing page', () => {
    expect(proofs(page)).toEqual(['notProven']);
  });

  test.each([
    ['a closing balance', [cells('', 'Closing balance', '', '', end)]],
    ['totals', [cells('', 'Totals', '0.00', total, end)]],
  ])('is complete if it ends with %s', (_what, lines) => {
    expect(proofs([...page, ...lines])).toEqual(['proven']);
  });

  test('is complete if the number of its rows is printed', () => {
    expect(proofs(['Number of deposits: 45', ...page])).toEqual(['proven']);
  });

  test('is complete if it has rows up to the last days', () => {
    const last = cells('Jun 30', 'SALES', '', '1.00', '1,046.00');
    expect(proofs([...page, last])).toEqual(['proven']);
  });

  test('is complete if there is space below it', () => {
    expect(proofs(page.slice(0, -5))).toEqual(['proven']);
  });
});

describe('pages out of order', () => {
  const head = (number: number) => `Page ${String(number)} of 3`;
  const forward = (balance: string) => cells('', 'Balance forward', '', '', balance);
  const first = [heading, opening, sales, cells('Jun 3', 'SALES', '', '10.00', '1,510.00')];
  const second = [heading, forward('1,510.00'), cells('Jun 5', 'SALES', '', '90.00', '1,600.00')];
  const third = [heading, forward('1,600.00'), cells('Jun 9', 'SALES', '', '50.00', '1,650.00')];
  const numbered = [first, second, third].map((page, index) => [head(index + 1), ...page]);

  test('are proven in their original order', () => {
    expect(proofs(first, second, third)).toEqual(['proven']);
    expect(proofs(...numbered)).toEqual(['proven']);
  });

  test('belong to one account, by the balances they carry forward', () => {
    expect(proofs(first, third, second)).not.toContain('proven');
  });

  test('belong to one account, by their printed numbers', () => {
    const [one = [], two = [], three = []] = numbered;
    const closed = [...first, cells('', 'Closing balance', '', '', '1,510.00')];
    expect(proofs([head(1), ...closed], three, two)).not.toContain('proven');
    expect(proofs(one, three, two)).not.toContain('proven');
  });
});

test('an account that continues after another one is not complete before it', () => {
  const [own, other] = ['Account number: 100-2345', 'Account number: 100-6789'];
  const first = [own, heading, opening, sales, other, heading, opening, sales];
  expect(proofs(first)).toEqual(['proven', 'proven']);
  expect(proofs(first, [own, heading, rent])).toEqual(['notProven', 'proven', 'notProven']);
});
