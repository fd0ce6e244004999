import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorCode, FieldProblem } from '@portal/contract/error-codes';
import { ApiProblem, ConnectionLost } from '@portal/contract/client/problem';
import { applyProblem } from './apply-problem.ts';

function recordingForm() {
  const shown: [name: string, key: string][] = [];
  return {
    shown,
    setError: (name: never, key: string) => void shown.push([name, key]),
    getValues: () => ({ email: '', street: '' }),
  };
}

function refusal(code: ErrorCode, status: number, errors: FieldProblem[] = []): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: code, status, code, errors });
}

afterEach(() => vi.unstubAllGlobals());

test('field errors are shown at their fields', () => {
  const form = recordingForm();
  const errors = [
    { path: 'email', key: 'validation.email.invalid' },
    { path: 'elsewhere', key: 'validation.city.required' },
  ];
  applyProblem(refusal('errorValidation', 422, errors), form);
  expect(form.shown).toEqual([['email', 'validation.email.invalid']]);
});

test.each<[error: Error, key: string]>([
  [refusal('errorTooManyRequests', 429), 'errors.errorTooManyRequests'],
  [refusal('errorValidation', 422, [{ path: 'elsewhere', key: 'x' }]), 'errors.errorValidation'],
  [new ConnectionLost(), 'errors.connectionLost'],
])('an error without a field is shown at the top: %s', (error, key) => {
  const form = recordingForm();
  applyProblem(error, form);
  expect(form.shown).toEqual([['root.server', key]]);
});

test('a bug in our code is shown and reported', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const form = recordingForm();
  applyProblem(new TypeError('undefined is not a function'), form);
  expect(form.shown).toEqual([['root.server', 'errors.errorGeneral']]);
  expect(report).toHaveBeenCalledOnce();
});
