import { ApiProblem, ConnectionLost, messageKeyOf } from '@portal/contract/client/problem';
import type { ErrorTarget } from './form.tsx';

/**
 * Shows the server's field errors next to the fields and other errors above the form. Errors in our own code are also
 * reported, because they would go unnoticed.
 */
export function applyProblem(error: unknown, form: ErrorTarget): void {
  const set = (name: string, key: string) => form.setError(name as never, key);
  const known = new Set(Object.keys(form.getValues()));
  const errors = error instanceof ApiProblem ? error.fields : [];
  const placed = errors.flatMap(({ path, key }) => {
    const name = path.split('.').find((part) => known.has(part));
    return name === undefined ? [] : [{ name, key }];
  });
  for (const { name, key } of placed) set(name, key);
  if (placed.length === 0) set('root.server', messageKeyOf(error));
  if (!(error instanceof ApiProblem || error instanceof ConnectionLost)) reportError(error);
}
