import { answers } from '@portal/contract/application/answers';

/** A step's fields as typed: text, or a checked box. */
export type StepValues = Record<string, string | boolean>;

/** An answer changed here and elsewhere, to different values. */
export interface FieldConflict {
  /** The first of the fields that form one answer, such as a number and its unit. */
  name: string;
  yours: StepValues;
  elsewhere: StepValues;
}

export interface Merge {
  /** What was changed here over what is saved; conflicting answers stay as they are here until a choice is made. */
  values: StepValues;
  conflicts: FieldConflict[];
}

/** Whether two values of a field mean the same, however they are written. */
export type SameValue = (name: string, one: string | boolean, other: string | boolean) => boolean;

/** Fields that form one answer: neither is ever taken without the other. */
const joinedFields: readonly (readonly string[])[] = [answers.industry.fields, answers.timeInBusiness.fields];

function answersOf(values: StepValues): (readonly string[])[] {
  const names = Object.keys(values);
  const joined = joinedFields.filter(([first = '']) => names.includes(first));
  return [...joined, ...names.filter((name) => !joined.flat().includes(name)).map((name) => [name])];
}

/**
 * Merges what was typed here and what was saved elsewhere since `base`, the state both started from. Only an
 * answer that has two new values is a conflict (docs/decisions/0017-application-form.md).
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
