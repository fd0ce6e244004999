import { ApiProblem } from '@portal/contract/client/problem';

export interface FieldProblems<Name extends string> {
  ofFields: Partial<Record<Name, string>>;
  rest: unknown;
}

/** Assigns errors to a form's fields; `items.0.months.1` belongs to a field `months` or `items`, whichever exists. */
export function sortProblems<Name extends string>(error: unknown, names: readonly Name[]): FieldProblems<Name> {
  if (!(error instanceof ApiProblem)) return { ofFields: {}, rest: error };
  const placed = error.fields.flatMap(({ path, key }) => {
    const parts = path.split('.');
    const name = names.find((one) => parts.includes(one));
    return name === undefined ? [] : [[name, key] as const];
  });
  const ofFields = Object.fromEntries(placed) as Partial<Record<Name, string>>;
  return { ofFields, rest: placed.length > 0 ? null : error };
}
