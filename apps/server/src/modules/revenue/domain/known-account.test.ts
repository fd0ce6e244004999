import { expect, test } from 'vitest';
import { type KnownAccount, lastDigitsOf, orderAccounts } from './known-account.ts';

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

test('chequing accounts in Canadian dollars come first, the others keep their order', () => {
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
