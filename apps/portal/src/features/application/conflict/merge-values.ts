/** A step's fields as typed: text, or a tick. */
export type StepValues = Record<string, string | boolean>;

/** One field that was changed here and elsewhere, to different values. */
export interface FieldConflict {
  name: string;
  yours: string | boolean;
  elsewhere: string | boolean;
}

export interface Merge {
  /** What was changed here over what is saved; a field in conflict keeps the value from here until it is chosen. */
  values: StepValues;
  conflicts: FieldConflict[];
}

/** Whether two values of a field mean the same, however they are written. */
export type SameValue = (name: string, one: string | boolean, other: string | boolean) => boolean;

/**
 * Brings together what was typed here and what was saved elsewhere since `base`, the state both started from. Only a
 * field that has two new values is a conflict (docs/decisions/0004).
 */
export function mergeValues(base: StepValues, yours: StepValues, elsewhere: StepValues, isSame: SameValue): Merge {
  const values: StepValues = { ...elsewhere };
  const conflicts: FieldConflict[] = [];
  for (const [name, own] of Object.entries(yours)) {
    const [before, other] = [base[name] ?? '', elsewhere[name] ?? ''];
    if (isSame(name, own, before)) continue;
    values[name] = own;
    if (!isSame(name, other, before) && !isSame(name, own, other)) conflicts.push({ name, yours: own, elsewhere: other });
  }
  return { values, conflicts };
}
