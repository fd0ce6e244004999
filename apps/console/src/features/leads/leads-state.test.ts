import { expect, test } from 'vitest';
import { readLeadsState, toLeadParameters } from './leads-state.ts';

test('filters are read from the URL; unknown ones are ignored', () => {
  expect(readLeadsState('reason=annualRevenue&since=30&told=no&cameBack=maybe&assigned=mine')).toEqual({
    search: undefined,
    reason: 'annualRevenue',
    since: '30',
    told: 'no',
    cameBack: undefined,
    assigned: 'mine',
    contacted: undefined,
  });
});

test('a number of days is sent to the server as a timestamp', () => {
  expect(toLeadParameters({ since: '30', told: 'no' }, '2026-03-31')).toEqual({
    since: '2026-03-01T00:00:00.000Z',
    told: 'no',
  });
  expect(toLeadParameters({}, '2026-03-31')).toEqual({});
});

test('a search is sent as typed, and left out when it is empty', () => {
  expect(toLeadParameters(readLeadsState('search=+ana%40bakery+'), '2026-03-31')).toEqual({ search: 'ana@bakery' });
  expect(toLeadParameters(readLeadsState('search=+'), '2026-03-31')).toEqual({});
});
