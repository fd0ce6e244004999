import { createContext, useContext } from 'react';

export interface FormScopeValue {
  /** In front of every control's id, so that two forms on one page never share one. */
  idPrefix: string;
  changed: () => void;
  left: (name: string) => void;
}

export const FormScope = createContext<FormScopeValue | undefined>(undefined);

/** @throws Error outside of a Form. */
export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field stands outside of a Form');
  return scope;
}
