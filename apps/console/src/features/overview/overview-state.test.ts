import { expect, test } from 'vitest';
import { type OverviewState, overviewAddress, readOverviewState, toStatisticsParameters } from './overview-state.ts';

const usual: OverviewState = { period: '30', scope: 'team', isCompared: true };

test.each<[OverviewState, string]>([
  [usual, '/staff/overview'],
  [{ period: '365', scope: 'mine', isCompared: false }, '/staff/overview?period=365&scope=mine&compare=no'],
])('only state that differs from the default is in the URL', (state, address) => {
  expect(overviewAddress(state)).toBe(address);
  expect(readOverviewState(address.split('?')[1] ?? '')).toEqual(state);
});

test('an invalid URL falls back to the default', () => {
  expect(readOverviewState('?period=31&scope=all&compare=maybe')).toEqual(usual);
});

test('the last day is today, and every day counts', () => {
  expect(toStatisticsParameters(usual, '2026-11-23')).toEqual({ from: '2026-10-25', to: '2026-11-23', scope: 'team' });
  expect(toStatisticsParameters({ ...usual, period: '7' }, '2026-03-01').from).toBe('2026-02-23');
});
