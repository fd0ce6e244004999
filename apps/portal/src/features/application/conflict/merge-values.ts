import { answers } from '@portal/contract/application/answers';

export type StepValues = Record<string, string | boolean>;

export interface FieldConflict {
  /** First field of the answer, such as the number field of a number with a unit. */
  name: string;
  yours: StepValues;
  elsewhere: StepValues;
}

export interface Merge {
  /** Local changes applied over the saved values; conflicts keep the local value until resolved. */
  values: StepValues;
  conflicts: FieldConflict[];
}

export type SameValue = (name: string, one: string | boolean, other: string | boolean) => boolean;

const joinedFields: readonly (readonly string[])[] = [answers.industry.fields, answers.timeInBusiness.fields];

function answersOf(values: StepValues): (readonly string[])[] {
  const names = Object.keys(values);
  const joined = joinedFields.filter(([first = '']) => names.includes(first));
  return [...joined, ...names.filter((name) => !joined.flat().includes(name)).map((name) => [name])];
}

/**
 * Merges what was typed here with what was saved elsewhere since `base`, the state from which both started. Only an
 * answer with two new values is a conflict (docs/decisions/0013-application-form.md).
 */
export function mergeValues(base: StepValues, yours: StepValues, elsewhere: StepValues, isSame: SameValue): Merge {
  const values: StepValues = { ...elsewhere };
  const conflicts: FieldConflict[] = [];
  for (const names of answersOf(yours)) {
    const differ = (one: StepValues, other: StepValues) =>
      names.some((name) => !isSame(name, one[name] ?? '', other[name] ?? ''));
    if (!differ(yours, base)) continue;
    const pick = (from: StepValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
    Object.assign(values, pick(yours));
    if (differ(elsewhere, base) && differ(yours, elsewhere))
      conflicts.push({ name: names[0] ?? '', yours: pick(yours), elsewhere: pick(elsewhere) });
  }
  return { values, conflicts };
}
