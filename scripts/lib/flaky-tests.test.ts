import { expect, test } from 'vitest';
import { checkFlakyTests, describeFlaky } from './flaky-tests.ts';

const known = [{ test: 'login.spec.ts:7 wavering', since: '2026-11-01', error: 'too late' }];

test('a flaky test is reported as known or new', () => {
  expect(describeFlaky('login.spec.ts:7 wavering\ntoo late', known)).toBe('known since 2026-11-01');
  expect(describeFlaky('login.spec.ts:9 another', known)).toMatch(/^new/u);
});

test.each([
  ['2026-12-01', 'passed'],
  ['2026-12-02', 'failed'],
])('a test listed since November 1: on %s the check has %s', (today, state) => {
  expect(checkFlakyTests(new Date(today), known).state).toBe(state);
});

test('an invalid date fails the check', () => {
  expect(checkFlakyTests(new Date('2026-12-01'), [{ test: 'a', since: 'today', error: '' }]).state).toBe('failed');
});
