import { expect, test } from 'vitest';
import { readLeadsState, toLeadParameters } from './leads-state.ts';

test('filters come from the address; what is not understood is left out', () => {
  expect(readLeadsState('reason=annualRevenue&since=30&told=no&cameBack=maybe')).toEqual({
    reason: 'annualRevenue',
    since: '30',
    told: 'no',
    cameBack: undefined,
  });
});

test('so many days are told to the server as a time', () => {
  expect(toLeadParameters({ since: '30', told: 'no' }, '2026-03-31')).toEqual({
    since: '2026-03-01T00:00:00.000Z',
    told: 'no',
  });
  expect(toLeadParameters({}, '2026-03-31')).toEqual({});
});
