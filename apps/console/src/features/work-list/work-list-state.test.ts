import { expect, test } from 'vitest';
import { addressOf, amountRange, readState, toParameters } from './work-list-state.ts';

test('the plain address is every open application by its promise', () => {
  const state = readState('');
  expect(state).toMatchObject({ view: 'all', order: 'promise', direction: 'up', search: '' });
  expect(addressOf(state)).toBe('/staff');
});

test.each([
  '/staff?view=mine',
  '/staff?order=amount&direction=up',
  '/staff?view=late&search=bor%C3%A9ale&status=underReview&language=fr&province=QC&amount=50000-&age=30&proof=notProven',
])('%s says the same after it was read', (address) => {
  expect(addressOf(readState(address.slice('/staff'.length)))).toBe(address);
});

test('what is not understood is left out', () => {
  expect(addressOf(readState('?view=secret&order=up&province=XX&amount=-&age=31&proof=maybe'))).toBe('/staff');
});

test('an amount is open at either end', () => {
  expect(amountRange('50000-')).toEqual({ from: '50000' });
  expect(amountRange('-150000')).toEqual({ to: '150000' });
  expect(amountRange(undefined)).toEqual({});
});

test('an age counts from the day of the office', () => {
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
