import { workListOrders } from '@portal/contract/staff/work-list-terms';
import { expect, test } from 'vitest';
import { formatPlace, parsePlace, type WorkListSorting } from './work-list-place.ts';

const applicationId = '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10';
const values = {
  promise: '2026-02-11',
  submitted: '2026-02-10T14:00:00.123456Z',
  amount: '80000',
  business: 'l\'epicerie, "fils"',
  changed: '2026-02-10T14:00:00.000000Z',
};

test.each(workListOrders)('a page cursor by %s survives a round trip', (order) => {
  const sorting: WorkListSorting = { order, direction: 'up' };
  const place = { value: values[order], applicationId };
  expect(parsePlace(sorting, formatPlace(sorting, place))).toEqual(place);
  expect(parsePlace({ order, direction: 'down' }, formatPlace(sorting, place))).toBeUndefined();
});

test('a page cursor by promise may stand among the applications that wait for the customer', () => {
  const sorting: WorkListSorting = { order: 'promise', direction: 'up' };
  const place = { value: '~2026-02-11', applicationId };
  expect(parsePlace(sorting, formatPlace(sorting, place))).toEqual(place);
  expect(parsePlace(sorting, formatPlace(sorting, { value: '~x', applicationId }))).toBeUndefined();
});

test.each([
  'x',
  'bnVsbA',
  Buffer.from(JSON.stringify(['amount', 'up', '99999999999', applicationId])).toString('base64url'),
  Buffer.from(JSON.stringify(['amount', 'up', '1; drop', applicationId])).toString('base64url'),
  Buffer.from(JSON.stringify(['amount', 'up', '1', 'x'])).toString('base64url'),
  formatPlace({ order: 'promise', direction: 'up' }, { value: '2026-02-11', applicationId }),
])('an invalid cursor for sorting by amount is refused: %s', (text) => {
  expect(parsePlace({ order: 'amount', direction: 'up' }, text)).toBeUndefined();
});
