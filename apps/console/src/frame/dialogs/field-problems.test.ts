import type { FieldProblem } from '@portal/contract/error-codes';
import { ApiProblem, ConnectionLost } from '@portal/contract/client/problem';
import { expect, test } from 'vitest';
import { sortProblems } from './field-problems.ts';

const names = ['dueDay', 'months'] as const;
const refusal = (...errors: FieldProblem[]) =>
  new ApiProblem({ type: 'about:blank', title: '', status: 422, code: 'errorValidation', errors });

test('a field error is shown at the field', () => {
  const error = refusal({ path: 'dueDay', key: 'a' }, { path: 'items.0.months.1', key: 'b' });
  expect(sortProblems(error, names)).toEqual({ ofFields: { dueDay: 'a', months: 'b' }, rest: null });
});

test.each([refusal({ path: 'version', key: 'a' }), refusal(), new ConnectionLost(), null])(
  'an error unrelated to the fields stays an error of the form: %s',
  (error) => {
    expect(sortProblems(error, names)).toEqual({ ofFields: {}, rest: error });
  },
);
