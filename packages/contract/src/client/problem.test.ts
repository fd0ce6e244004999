import { expect, test } from 'vitest';
import { ConnectionLost, isPassing, messageKeyOf } from './problem.ts';
import { toApiProblem } from './read-problem.ts';

const body = { type: 'urn:problem:errorOtpInvalid', title: 'errorOtpInvalid', status: 422, code: 'errorOtpInvalid' };

test('an error response from our server retains its code and details', () => {
  const problem = toApiProblem(422, {
    ...body,
    triesLeft: 2,
    errors: [{ path: 'code', key: 'errors.errorOtpInvalid' }],
  });
  expect(problem).toMatchObject({ code: 'errorOtpInvalid', status: 422 });
  expect(problem.problem.triesLeft).toBe(2);
  expect(problem.fields).toEqual([{ path: 'code', key: 'errors.errorOtpInvalid' }]);
  expect(messageKeyOf(problem)).toBe('errors.errorOtpInvalid');
});

test.each([
  [400, 'errorGeneral'],
  [401, 'errorUnauthorized'],
  [413, 'errorPayloadTooLarge'],
  [429, 'errorTooManyRequests'],
  [500, 'errorInternalServer'],
  [502, 'errorUnavailable'],
  [503, 'errorUnavailable'],
  [504, 'errorUnavailable'],
])('%i from a proxy becomes %s', (status, code) => {
  for (const response of ['<html>', undefined, { code: 'somethingElse' }])
    expect(toApiProblem(status, response)).toMatchObject({ code, status });
});

test('Retry-After is read if the body does not contain it', () => {
  expect(toApiProblem(503, '', '7').problem.retryAfterSeconds).toBe(7);
  expect(toApiProblem(429, { ...body, code: 'errorTooManyRequests', retryAfterSeconds: 9 }, '7')).toMatchObject({
    problem: { retryAfterSeconds: 9 },
  });
  expect(toApiProblem(503, '', 'Wed, 21 Oct 2026 07:28:00 GMT').problem.retryAfterSeconds).toBeUndefined();
});

test.each([
  [429, true],
  [502, true],
  [503, true],
  [400, false],
  [401, false],
  [403, false],
  [500, false],
])('%i is temporary: %s', (status, passes) => {
  expect(isPassing(toApiProblem(status, ''))).toBe(passes);
});

test('a lost connection is temporary, a bug in our code is not', () => {
  expect([isPassing(new ConnectionLost()), isPassing(new TypeError())]).toEqual([true, false]);
});

test('errors without a response have their own messages', () => {
  expect(messageKeyOf(new ConnectionLost())).toBe('errors.connectionLost');
  expect(messageKeyOf(new TypeError())).toBe('errors.errorGeneral');
});
