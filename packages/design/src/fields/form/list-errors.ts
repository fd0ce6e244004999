import type { FieldErrors } from './form-store.ts';

export interface FormError {
  name: string | undefined;
  key: string;
}

export function listErrors(errors: FieldErrors): FormError[] {
  const problems = Object.entries(errors).map(([name, key]) => ({
    name: name.startsWith('root') ? undefined : name,
    key,
  }));
  return problems.filter(({ key }, index) => problems[index - 1]?.key !== key);
}
