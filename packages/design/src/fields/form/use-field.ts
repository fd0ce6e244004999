import { useRef } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { afterRelease } from './after-release.ts';
import type { FieldValue } from './form-store.ts';
import { controlId, useFormScope } from './form-scope.ts';

export interface BoundField {
  id: string;
  name: string;
  value: string;
  checked: boolean;
  error: string | undefined;
  /** What is wrong with the value, once the explanations have loaded. */
  detail: string | undefined;
  change: (value: FieldValue) => void;
  leave: () => void;
}

export function useFormValue(name: string): FieldValue | undefined {
  const { form } = useFormScope();
  return useStore(form, ({ values }) => values[name]);
}

export function useField(name: string): BoundField {
  const { form, idPrefix, changed, left, explain } = useFormScope();
  const value = useFormValue(name);
  const key = useStore(form, ({ errors }) => errors[name]);
  const texts = useText();
  const hasChanged = useRef(false);

  return {
    id: controlId(idPrefix, name),
    name,
    value: typeof value === 'string' ? value : '',
    checked: value === true,
    error: key ? texts.message(key) : undefined,
    detail: key && typeof value === 'string' ? explain?.(name, value, texts) : undefined,
    change: (next) => {
      if (next === value) return;
      hasChanged.current = true;
      form.setValue(name, next);
      changed();
    },
    leave: () => {
      if (key && hasChanged.current) afterRelease(() => void form.trigger(name));
      hasChanged.current = false;
      left(name);
    },
  };
}
