import { errorCodes, type Problem, problem } from '@portal/contract/error-codes';
import * as z from 'zod/mini';

/** The part of a form that faults are put on. */
export interface FaultTarget {
  setError: (name: never, error: { type: string; message: string }) => void;
  getValues: () => object;
}

const programmingErrors = [TypeError, ReferenceError, RangeError, SyntaxError];

/** The problem that an error of a call carries, as itself or as `problem`; undefined for any other error. */
export function findProblem(error: unknown): Problem | undefined {
  const carried = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : error;
  const read = z.safeParse(problem, carried);
  return read.success ? read.data : undefined;
}

/**
 * Shows what the server refused: faults of fields at their fields, anything else on top of the form.
 * A mistake in our own code is reported too, for nobody else would see it.
 */
export function applyProblem(error: unknown, form: FaultTarget): void {
  const found = findProblem(error);
  const set = (name: string, key: string) => form.setError(name as never, { type: 'server', message: key });
  const known = new Set(Object.keys(form.getValues()));
  const faults = (found?.errors ?? []).filter(({ path }) => known.has(path.split('.')[0] ?? ''));
  for (const { path, key } of faults) set(path, key);
  if (faults.length === 0) set('root.server', errorCodes[found?.code ?? 'errorGeneral'].textKey);
  if (programmingErrors.some((kind) => error instanceof kind)) reportError(error);
}
