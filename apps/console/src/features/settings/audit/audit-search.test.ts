import { expect, test } from 'vitest';
import { addressOfSearch, readAuditSearch, toAuditQuery } from './audit-search.ts';

const CUSTOMER = '0199c1f2-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const nothing = { who: '', what: '', about: '', from: '', to: '', lists: '' };

test('a search can be written to a URL and read back', () => {
  const search = { ...nothing, who: `person:${CUSTOMER}`, about: 'F-Z9HB-47VE', from: '2026-02-01' };
  const address = addressOfSearch(search);
  expect(address.startsWith('/staff/settings/audit?who=person')).toBe(true);
  expect(readAuditSearch(address.slice(address.indexOf('?')))).toEqual(search);
  expect(addressOfSearch(nothing)).toBe('/staff/settings/audit');
});

test('an invalid date is ignored', () => {
  expect(readAuditSearch('?from=yesterday&to=2026-02-03')).toEqual({ ...nothing, to: '2026-02-03' });
});

test.each([
  [{ who: `key:${CUSTOMER}` }, { keyId: CUSTOMER, lists: 'no' }],
  [{ who: `person:${CUSTOMER}` }, { personId: CUSTOMER, lists: 'no' }],
  [{ about: 'F-Z9HB-47VE' }, { reference: 'F-Z9HB-47VE', lists: 'no' }],
  [{ about: CUSTOMER }, { customerId: CUSTOMER, lists: 'no' }],
  [{ lists: 'yes' }, {}],
  [
    { what: 'Staff_GetApplication', to: '2026-02-03' },
    { operation: 'Staff_GetApplication', to: '2026-02-03' },
  ],
])('%j requests %j', (search, asked) => {
  expect(toAuditQuery({ ...nothing, ...search })).toEqual(asked);
});
