import { expect, test } from 'vitest';
import { type BankAccountKind, hasOtherAccount } from './bank-connection.ts';

const account = (accountId: string, kind: BankAccountKind = 'chequing') => ({
  accountId,
  kind,
  title: 'Business chequing',
  lastDigits: '0142',
  currency: 'CAD',
  question: null,
});

test.each([
  ['the only one was picked', [account('a')], 'a', false],
  ['none was picked', [account('a')], null, true],
  ['two, of which one was picked', [account('a'), account('b')], 'a', true],
  ['beside a card and a loan', [account('a'), account('b', 'creditCard'), account('c', 'loan')], 'a', false],
  ['beside savings', [account('a'), account('b', 'savings')], 'a', true],
  ['a card was picked', [account('a'), account('b', 'creditCard')], 'b', true],
  ['none was found', [], null, false],
] as const)('another account can be chosen: %s', (_case, accounts, accountId, expected) => {
  expect(hasOtherAccount({ accounts: [...accounts], accountId })).toBe(expected);
});
