import { createContext, useContext } from 'react';
import type { Translation } from '../../i18n/use-text.ts';
import type { FormStore } from './form-store.ts';

/** Says which part of a refused text is wrong; undefined if the error says it all. */
export type Explain = (name: string, typed: string, texts: Translation) => string | undefined;

export interface FormScopeValue {
  form: FormStore;
  /** Prefix of every control's id, so that two forms on a page never share one. */
  idPrefix: string;
  changed: () => void;
  left: (name: string) => void;
  explain: Explain | undefined;
}

export const FormScope = createContext<FormScopeValue | undefined>(undefined);

export function controlId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}

export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field stands outside of a Form');
  return scope;
}
