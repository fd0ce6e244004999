import { DomainError, type FieldProblem } from '@portal/contract/error-codes';

/** Throws errorValidation if there are errors, with their paths under `parent`. */
export function refuseErrors(errors: readonly FieldProblem[], parent: string): void {
  if (errors.length === 0) return;
  throw new DomainError('errorValidation', {
    errors: errors.map(({ path, key }) => ({ path: `${parent}.${path}`, key })),
  });
}
