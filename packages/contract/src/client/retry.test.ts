import { expect, test } from 'vitest';
import { ConnectionLost } from './problem.ts';
import { toApiProblem } from './read-problem.ts';
import { retryDelay, shouldRetry } from './retry.ts';

test.each([429, 500, 502, 503])('a read is retried three times after %i', (status) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, toApiProblem(status, '')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([400, 401, 404, 409, 422])('a read is never retried after %i', (status) => {
  expect(shouldRetry(0, toApiProblem(status, ''))).toBe(false);
});

test('a lost connection is retried, a bug in our code is not', () => {
  expect(shouldRetry(0, new ConnectionLost())).toBe(true);
  expect(shouldRetry(0, new TypeError())).toBe(false);
});

test('waits as long as the server requested, otherwise longer each time', () => {
  expect(retryDelay(0, toApiProblem(503, '', '5'))).toBe(5000);
  expect(retryDelay(0, toApiProblem(503, '', '86400'))).toBe(30_000);
  expect([0, 1, 2].map((failures) => retryDelay(failures, new ConnectionLost()))).toEqual([1000, 2000, 4000]);
});
