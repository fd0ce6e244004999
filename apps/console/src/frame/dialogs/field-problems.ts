import { ApiProblem } from '@portal/contract/client/problem';

/** What the server refused in a form: the keys of texts for its fields, and what concerns none of them. */
export interface FieldProblems<Name extends string> {
  ofFields: Partial<Record<Name, string>>;
  rest: unknown;
}

/** Sorts a refusal by the fields of a form; `items.0.months.1` is of a field `months` or `items`, whichever there is. */
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
