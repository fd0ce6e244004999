import { describe, expect, test } from 'vitest';
import { type KnownAccount, lastDigitsOf, orderAccounts, questionOf } from './known-account.ts';

function account(accountId: string, kind: KnownAccount['kind'], currency: string): KnownAccount {
  return { accountId, providerId: `p-${accountId}`, title: accountId, lastDigits: '0001', kind, currency };
}

test.each([
  ['7641238', '1238'],
  ['00001-12347-7641238', '1238'],
  ['12', '12'],
  ['', ''],
])('the last digits of %j are %j', (number, digits) => {
  expect(lastDigitsOf(number)).toBe(digits);
});

test('chequing accounts in Canadian dollars come first, the others stay in order', () => {
  const accounts = [
    account('card', 'creditCard', 'CAD'),
    account('dollars', 'chequing', 'USD'),
    account('first', 'chequing', 'CAD'),
    account('savings', 'savings', 'CAD'),
    account('second', 'chequing', 'CAD'),
  ];
  expect(orderAccounts(accounts).map(({ accountId }) => accountId)).toEqual([
    'first',
    'second',
    'card',
    'dollars',
    'savings',
  ]);
});

describe('the question about an account', () => {
  const names = ['Northshore Bakery'];
  const cases: [string, Parameters<typeof questionOf>[0], Partial<Parameters<typeof questionOf>[1]>, string | null][] =
    [
      [
        'a business login, whoever it names',
        { kind: 'chequing', holder: 'Maple Street' },
        { loginKind: 'business' },
        null,
      ],
      ['a person’s login in another name', { kind: 'chequing', holder: 'Camille Tremblay' }, {}, 'holder'],
      ['a person’s login that names the business', { kind: 'chequing', holder: 'NORTHSHORE BAKERY INC' }, {}, null],
      [
        'the own name of a sole proprietor',
        { kind: 'savings', holder: 'Camille Tremblay' },
        { names: [...names, 'Camille Tremblay'], isLegallyOwner: true },
        null,
      ],
      [
        'another name than a sole proprietor’s',
        { kind: 'savings', holder: 'Jean Roy' },
        { names: [...names, 'Camille Tremblay'], isLegallyOwner: true },
        'holder',
      ],
      ['a person’s login without a name', { kind: 'chequing' }, {}, 'holder'],
      ['a person’s login without a name, of a sole proprietor', { kind: 'chequing' }, { isLegallyOwner: true }, null],
      ['an unknown login without a name', { kind: 'chequing' }, { loginKind: 'unknown' }, null],
      [
        'an unknown login in another name',
        { kind: 'chequing', holder: 'Jean Roy' },
        { loginKind: 'unknown' },
        'holder',
      ],
      ['a card of the business', { kind: 'creditCard', holder: names[0] }, { loginKind: 'business' }, 'noSales'],
      ['a person’s card', { kind: 'creditCard', holder: 'Jean Roy' }, {}, 'noSales'],
      ['a loan', { kind: 'loan' }, { loginKind: 'business' }, 'noSales'],
    ];
  test.each(cases)('%s', (_name, account, login, expected) => {
    expect(questionOf(account, { loginKind: 'personal', names, isLegallyOwner: false, ...login })).toBe(expected);
  });
});
