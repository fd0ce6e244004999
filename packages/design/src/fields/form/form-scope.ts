import { createContext, useContext } from 'react';
import type { FormStore } from './form-store.ts';

export interface FormScopeValue {
  form: FormStore;
  /** In front of every control's id, so that two forms on one page never share one. */
  idPrefix: string;
  changed: () => void;
  left: (name: string) => void;
}

export const FormScope = createContext<FormScopeValue | undefined>(undefined);

/** The id of a field's control. */
export function controlId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}

/** The form around a field. @throws Error outside of a Form. */
export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field stands outside of a Form');
  return scope;
}
