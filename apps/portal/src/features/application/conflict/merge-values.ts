/** A step's fields as typed: text, or a tick. */
export type StepValues = Record<string, string | boolean>;

/** Something that was changed here and elsewhere, to different values. */
export interface FieldConflict {
  /** The first field of those that make one answer, such as a number and its unit. */
  name: string;
  yours: StepValues;
  elsewhere: StepValues;
}

export interface Merge {
  /** What was changed here over what is saved; what is in conflict stays as it is here until it is chosen. */
  values: StepValues;
  conflicts: FieldConflict[];
}

/** Whether two values of a field mean the same, however they are written. */
export type SameValue = (name: string, one: string | boolean, other: string | boolean) => boolean;

/** Fields that make one answer together: neither is ever taken without the other. */
const joinedFields: readonly (readonly string[])[] = [
  ['subIndustryCode', 'industryCode', 'industry'],
  ['timeInBusiness', 'timeInBusinessUnit'],
];

function answersOf(values: StepValues): (readonly string[])[] {
  const names = Object.keys(values);
  const joined = joinedFields.filter(([first = '']) => names.includes(first));
  return [...joined, ...names.filter((name) => !joined.flat().includes(name)).map((name) => [name])];
}

/**
 * Brings together what was typed here and what was saved elsewhere since `base`, the state both started from. Only an
 * answer that has two new values is a conflict (docs/decisions/0004).
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
    if (differ(elsewhere, base) && differ(yours, elsewhere)) {
      conflicts.push({ name: names[0] ?? '', yours: pick(yours), elsewhere: pick(elsewhere) });
    }
  }
  return { values, conflicts };
}
