import { workListOrders } from '@portal/contract/staff/work-list-terms';
import { expect, test } from 'vitest';
import { columns } from './rows/columns.tsx';
import {
  addressOf,
  amountRange,
  inView,
  orderAfter,
  readState,
  savedQuery,
  toParameters,
  withoutFilters,
} from './work-list-state.ts';

test('the plain URL shows every open application by promised day', () => {
  const state = readState('');
  expect(state).toMatchObject({ view: 'all', order: 'promise', direction: 'up', search: '' });
  expect(addressOf(state)).toBe('/staff');
});

test.each([
  '/staff?view=mine',
  '/staff?view=closed&outcome=declined',
  '/staff?order=amount&direction=up',
  '/staff?view=late&search=bor%C3%A9ale&status=underReview&language=fr&province=QC&amount=50000-&age=30&proof=notProven',
])('%s is unchanged after being parsed', (address) => {
  expect(addressOf(readState(address.slice('/staff'.length)))).toBe(address);
});

test('unknown parameters are ignored', () => {
  expect(addressOf(readState('?view=secret&order=up&province=XX&amount=-&age=31&proof=maybe'))).toBe('/staff');
});

test('an amount range can be open at either end', () => {
  expect(amountRange('50000-')).toEqual({ from: '50000' });
  expect(amountRange('-150000')).toEqual({ to: '150000' });
  expect(amountRange(undefined)).toEqual({});
});

test('a reversed amount range in a URL is swapped', () => {
  expect(addressOf(readState('amount=90000-5000'))).toBe('/staff?amount=5000-90000');
  expect(readState('amount=5000-5000').amount).toBe('5000-5000');
});

test('age is counted from the day at the office', () => {
  const asked = toParameters(readState('?age=30&amount=1-2&search=a'), '2026-03-01');
  expect(asked).toEqual({
    view: 'all',
    order: 'promise',
    direction: 'up',
    search: 'a',
    amountFrom: '1',
    amountTo: '2',
    submittedFrom: '2026-01-30',
  });
});

test('clearing the filters removes every restriction', () => {
  const all =
    'view=closed&outcome=funded&language=fr&province=QC&amount=1-2&age=30&proof=proven&partnerId=0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21&accountManager=anne%40lender.example';
  expect(addressOf(readState(all))).toBe(`/staff?${all}`);
  expect(addressOf(withoutFilters(readState(all)))).toBe('/staff?view=closed');
});

test('an account manager is a filter of the views that have the applications of several people', () => {
  const state = readState('accountManager=anne%40lender.example');
  expect(toParameters(state, '2026-03-01')).toMatchObject({ accountManager: 'anne@lender.example' });
  expect(inView('late', state).accountManager).toBe('anne@lender.example');
  expect(inView('mine', state).accountManager).toBeUndefined();
  expect(readState('view=unassigned&accountManager=anne%40lender.example').accountManager).toBeUndefined();
  expect(readState('accountManager=anne').accountManager).toBeUndefined();
});

test('a status applies to open applications and an outcome to closed ones: neither carries over to the other view', () => {
  expect(inView('closed', readState('status=underReview')).status).toBeUndefined();
  expect(inView('mine', readState('view=closed&outcome=funded')).outcome).toBeUndefined();
  expect(readState('view=closed&status=underReview').status).toBeUndefined();
  expect(readState('outcome=funded').outcome).toBeUndefined();
});

test('every sort order belongs to a column or to the business, and selecting it again reverses it', () => {
  const ofColumns = Object.values(columns).flatMap(({ order }) => order ?? []);
  expect(['business', ...ofColumns].toSorted()).toEqual(workListOrders.toSorted());
  expect(orderAfter({ order: 'amount', direction: 'down' }, 'amount')).toEqual({ order: 'amount', direction: 'up' });
  expect(orderAfter({ order: 'amount', direction: 'up' }, 'submitted')).toEqual({
    order: 'submitted',
    direction: 'down',
  });
});

test('a person starts with their own sort order; a link shows the same order to everyone', () => {
  const own = { order: 'amount', direction: 'up' } as const;
  expect(readState('lng=fr', own)).toMatchObject(own);
  expect(readState('view=mine', own)).toMatchObject({ order: 'promise', direction: 'up' });
  expect(addressOf(readState('', own), own)).toBe('/staff');
  expect(addressOf(readState('order=promise', own), own)).toBe('/staff?order=promise');
  expect(addressOf(inView('mine', readState('', own)), own)).toBe('/staff?view=mine&order=amount&direction=up');
  expect(readState('view=mine&order=amount&direction=up')).toMatchObject(own);
  const turned = { order: 'amount', direction: 'down' } as const;
  const address = addressOf({ ...readState('', own), ...turned }, own);
  expect(readState(address.slice('/staff'.length), own)).toMatchObject(turned);
});

test('a saved view has the filters and the order, but not the search, and needs a filter or an order', () => {
  expect(savedQuery(readState('search=Roy&view=mine'))).toBeUndefined();
  expect(savedQuery(readState('view=mine&order=amount'))).toBe('view=mine&order=amount');
  expect(savedQuery(readState('direction=down'))).toBe('order=promise&direction=down');
  const query = savedQuery(readState('search=Roy&view=mine&province=QC&amount=100000-&order=amount'));
  expect(query).toBe('view=mine&order=amount&province=QC&amount=100000-');
  expect(readState(query ?? '')).toMatchObject({ view: 'mine', province: 'QC', order: 'amount', search: '' });
});
