import { expect, test } from 'vitest';
import { clearBankData, storeBankData } from './bank-data.ts';
import { getSession, initialSession } from './session-store.ts';

test('the widget’s result is available until the server has taken it over', () => {
  storeBankData({ loginId: 'l-1', accountIds: ['a-1', 'a-2'], requestId: 'r-1' });
  expect(getSession().bankData).toEqual({ flinksLoginId: 'l-1', flinksAccountId: 'a-1', flinksRequestId: 'r-1' });
  clearBankData();
  expect(getSession().bankData).toEqual(initialSession.bankData);
});

test('without an account and a request from the bank, both are null', () => {
  storeBankData({ loginId: 'l-1', accountIds: [] });
  expect(getSession().bankData).toEqual({ flinksLoginId: 'l-1', flinksAccountId: null, flinksRequestId: null });
});
