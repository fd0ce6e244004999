import { describe, expect, test } from 'vitest';
import { type Cells, drawnLine, rightCell } from '../../corpus/drawn-lines.ts';
import type { PageText } from './page-text.ts';
import { readStatement } from './read-statement.ts';

const TODAY = '2026-11-21';
interface Sheet {
  head?: readonly string[];
  columns?: readonly [out: string, into: string, balance: string];
  unit?: string;
  among?: readonly string[];
  foot?: readonly string[];
  account?: string;
}

const plain = ['Withdrawals ($)', 'Deposits ($)', 'Balance ($)'] as const;

/** A page whose sums add up; it names no currency except in the given texts. */
function sheet({ head = [], columns = plain, unit = '', among = [], foot = [], account }: Sheet): PageText {
  const [out, into, balance] = columns;
  const lines: Cells[] = [
    [[50, 'Royal Bank of Canada']],
    ...head.map((text): Cells => [[50, text]]),
    [[50, 'Statement period June 1, 2026 to June 30, 2026']],
    [[50, `Account number: 04512 400-${account ?? '2278'}`]],
    [[50, 'Date'], [110, 'Description'], rightCell(380, out), rightCell(480, into), rightCell(575, balance)],
    [[110, 'Opening balance'], rightCell(575, '100.00'), [580, unit]],
    [[50, 'Jun 2'], [110, 'Rent'], rightCell(380, '40.00'), rightCell(575, '60.00')],
    [[50, 'Jun 9'], [110, 'USD wire 300.00 at 1.3652'], rightCell(480, '409.56'), rightCell(575, '469.56')],
    ...among.map((text): Cells => [[110, text]]),
    [[50, 'Jun 12'], [110, 'Deposit'], rightCell(480, '30.44'), rightCell(575, '500.00')],
    [[110, 'Closing balance'], rightCell(575, '500.00')],
    ...foot.map((text): Cells => [[50, text]]),
  ];
  return lines.map((cells, index) => drawnLine(cells, index * 14));
}

function read(...pages: Sheet[]) {
  return readStatement(pages.map(sheet), TODAY);
}

const counted = { state: 'read', periods: [{ account: '2278' }], accounts: [{ proof: 'proven' }] };

describe('an account in another currency counts for no month', () => {
  test.each<[string, Sheet]>([
    ['a name', { head: ['U.S. Dollar Business Account Statement'] }],
    ['a name drawn together', { head: ['USDollarBusinessAccount'] }],
    ['a name of savings', { head: ['U.S. Dollar Savings Account'] }],
    ['a name with its code', { head: ['Business Operating Account (USD)'] }],
    ['a French name', { head: ['Compte d’entreprise en dollars américains'] }],
    ['a French name with its sign', { head: ['Relevé de compte $ US'] }],
    ['a label', { head: ['Currency: USD'] }],
    ['a French label', { head: ['Devise du compte : dollar américain'] }],
    ['another currency', { head: ['EUR account statement'] }],
    ['a sentence', { head: ['All amounts are in U.S. dollars'] }],
    ['a French sentence', { head: ['Tous les montants sont exprimés en dollars US'] }],
    ['its columns', { columns: ['Withdrawals (US$)', 'Deposits (US$)', 'Balance (US$)'] }],
    ['its French columns', { columns: ['Retraits ($ US)', 'Dépôts ($ US)', 'Solde ($ US)'] }],
    ['its balance', { unit: 'USD' }],
  ])('according to %s', (_name, page) => {
    expect(read(page)).toMatchObject({
      state: 'notRecognised',
      reason: 'otherCurrency',
      unproven: { bank: 'rbc', accounts: [{ account: '2278', proof: 'notProven', doubt: { what: 'currency' } }] },
    });
  });

  test('another account in the same file still counts', () => {
    const found = read({}, { head: ['U.S. Dollar Business Account'], account: '9911' });
    expect(found).toMatchObject({
      ...counted,
      accounts: [{ account: '2278' }, { account: '9911', currency: 'USD', proof: 'proven' }],
    });
    expect(found.state === 'read' && found.periods).toHaveLength(1);
    expect(found.state === 'read' && found.accounts[0]?.currency).toBeUndefined();
  });
});

describe('an account in Canadian dollars counts', () => {
  test.each<[string, Sheet]>([
    ['a row in another currency', {}],
    ['what stands below a row', { among: ['USD 300.00 @ 1.3652', 'Currency: USD', 'U.S. dollar account'] }],
    ['a rate', { head: ['USD exchange rate on this account: 1.3652', 'Taux de change $ US : 1,3652'] }],
    ['an offer', { head: ['Open a U.S. dollar account today', 'Obtenez un compte en dollars américains'] }],
    ['an offer with a title', { head: ['U.S. Dollar Business Account', 'Open yours today at any branch'] }],
    ['an offer below', { foot: ['U.S. Dollar Business Account', 'USD savings account'] }],
    ['a holder', { head: ['US Dollar Store Ltd', 'USD Logistics Inc.', 'Euro Deli Inc.'] }],
    ['another account’s balance', { head: ['U.S. Dollar Savings Account 9.10'] }],
    ['another account’s number', { head: ['U.S. Dollar Savings Account 04512 400-9911'] }],
    ['a fee', { head: ['U.S. dollar cheques drawn on this account: fee of US$ 5'] }],
    ['a column of foreign amounts', { columns: ['Foreign debit (USD)', 'Deposits ($)', 'Balance ($)'] }],
    ['a name beside its own', { head: ['CAD account statement', 'USD account'] }],
    [
      'a name above its own columns',
      { head: ['USD account'], columns: ['Debits (CAD)', 'Credits (CAD)', 'Balance (CAD)'] },
    ],
    ['a sentence', { head: ['All amounts are in Canadian dollars unless otherwise indicated', 'USD account'] }],
  ])('despite %s', (_name, page) => {
    expect(read(page)).toMatchObject(counted);
  });
});
