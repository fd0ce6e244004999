import { describe, expect, test } from 'vitest';
import { cells, closing, drawPage, heading, opening, rent, sales } from '../../corpus/drawn-table.ts';
import { onceConfirmed, readStatement } from './read-statement.ts';

const TODAY = '2026-11-21';
const june = { from: '2026-06-01', to: '2026-06-30' };

const read = (...lines: readonly string[]) => readStatement([drawPage(lines)], TODAY);

describe('bare dates on a line from an unknown bank', () => {
  const head = [
    'North Shore Credit Union',
    'Account statement',
    'June 1, 2026 - June 30, 2026',
    'Account number: 1002345',
  ];

  test('are the period if the rows prove it', () => {
    expect(read(...head, heading, opening, sales, rent, closing)).toMatchObject({ state: 'read', periods: [june] });
  });

  test.each([
    ['whose sums do not hold', [heading, opening, sales, closing]],
    ['of other days', [heading, opening, sales.replace('Jun', 'Feb'), rent.replace('Jun', 'Feb'), closing]],
    ['of which there are none', [heading, opening, closing.replace('1,250', '1,000')]],
  ])('are not the period with rows %s', (_what, table) => {
    expect(read(...head, ...table)).toMatchObject({ state: 'notRecognised', reason: 'noPeriod' });
  });

  test('rank below a label on another page', () => {
    const cover = drawPage(['North Shore Credit Union', 'Account statement', 'May 1, 2026 - May 31, 2026']);
    const labelled = ['Statement period: June 1, 2026 to June 30, 2026', 'Account number: 1002345'];
    const pages = [cover, drawPage([...labelled, heading, opening, sales, rent, closing])];
    expect(readStatement(pages, TODAY)).toMatchObject({ state: 'read', periods: [june] });
  });
});

describe('an account at an unknown bank', () => {
  const head = ['North Shore Bank', 'Statement period: June 1, 2026 to June 30, 2026', 'Account number: 1002345'];

  test('counts for no month, and its rows are retained for review', () => {
    expect(read(...head, heading, opening, sales, rent, closing)).toMatchObject({
      state: 'notRecognised',
      reason: 'unknownBank',
      unproven: { accounts: [{ proof: 'notProven', doubt: { kind: 'unread', what: 'bank' } }] },
    });
  });

  test.each([
    ['its bank', ['bank'], ['North Shore Bank', 'Account statement']],
    ['its kind', ['kind'], ['Royal Bank of Canada', 'Business loan account statement']],
    [
      'all three',
      ['kind', 'currency', 'bank'],
      ['North Shore Bank', 'Business loan account statement', 'Currency: USD'],
    ],
  ])('counts as read once %s is confirmed', (_name, what, title) => {
    const found = read(...title, ...head.slice(1), heading, opening, sales, rent, closing);
    expect(found).toMatchObject({ state: 'notRecognised', unconfirmed: { what } });
    const confirmed = onceConfirmed(found);
    expect(confirmed).toMatchObject({ state: 'read', periods: [june], accounts: [{ proof: 'proven', doubt: null }] });
    expect(confirmed?.accounts[0]?.currency).toBeUndefined();
  });

  test('retains its other doubts', () => {
    const page = drawPage([...head, heading, opening, sales, rent, closing]);
    const hidden = { kind: 'contradicts', what: 'hidden', page: 1 };
    const found = readStatement([page], TODAY, { hidden: [1] });
    expect(onceConfirmed(found)).toMatchObject({ state: 'read', accounts: [{ proof: 'notProven', doubt: hidden }] });
  });

  test('is not a statement unless the file says so', () => {
    const table = [cells('Date', 'Description', 'Amount', '', 'Price'), cells('Jun 2', 'FLOUR', '500.00')];
    expect(read(...head, ...table)).toMatchObject({ state: 'notRecognised', reason: 'noStatement' });
  });
});

test('a month counts even if its rows could not be read', () => {
  const head = ['Coast Capital Savings', 'Statement period: June 1, 2026 to June 30, 2026', 'Account number: 1002345'];
  const wrong = rent.replace('250.00', '249.99');
  expect(read(...head, heading, opening, sales, wrong, closing)).toMatchObject({
    state: 'read',
    periods: [june],
    accounts: [{ proof: 'notProven' }],
  });
});

test('an account with columns named money out and money in is a statement', () => {
  const head = [
    'North Shore Credit Union',
    'Statement period: June 1, 2026 to June 30, 2026',
    'Account number: 1002345',
  ];
  const columns = cells('Date', 'Description', 'Money out', 'Money in', 'Balance');
  const unproven = sales.replace('500.00', '500.01');
  expect(read(...head, columns, opening, unproven, rent)).toMatchObject({ state: 'read', periods: [june] });
});
