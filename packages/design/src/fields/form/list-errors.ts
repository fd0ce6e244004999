import type { FieldErrors } from './form-store.ts';

/** An error on show: the key of its text, and the field it belongs to unless it is the whole form's. */
export interface FormError {
  name: string | undefined;
  key: string;
}

/** The errors of a form in their order; two fields of one answer, which say the same, are said once. */
export function listErrors(errors: FieldErrors): FormError[] {
  const problems = Object.entries(errors).map(([name, key]) => ({
    name: name.startsWith('root') ? undefined : name,
    key,
  }));
  return problems.filter(({ key }, index) => problems[index - 1]?.key !== key);
}
