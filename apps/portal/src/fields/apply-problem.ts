import { ApiProblem, ConnectionLost, messageKeyOf } from '../api/problem.ts';

/** The part of a form that faults are put on. */
export interface FaultTarget {
  setError: (name: never, error: { type: string; message: string }) => void;
  getValues: () => object;
}

/**
 * Shows what the server refused: faults of fields at their fields, anything else on top of the form.
 * An error of our own code is reported too, for nobody would see it otherwise.
 */
export function applyProblem(error: unknown, form: FaultTarget): void {
  const set = (name: string, key: string) => form.setError(name as never, { type: 'server', message: key });
  const known = new Set(Object.keys(form.getValues()));
  const faults = error instanceof ApiProblem ? error.fields : [];
  const placed = faults.flatMap(({ path, key }) => {
    const name = path.split('.').find((part) => known.has(part));
    return name === undefined ? [] : [{ name, key }];
  });
  for (const { name, key } of placed) set(name, key);
  if (placed.length === 0) set('root.server', messageKeyOf(error));
  if (!(error instanceof ApiProblem || error instanceof ConnectionLost)) reportError(error);
}
