import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '../i18n/use-text.ts';
import { afterPress } from './after-press.ts';
import { useFormScope } from './form-scope.ts';

export interface BoundField {
  id: string;
  name: string;
  value: string;
  checked: boolean;
  error: string | undefined;
  /** Goes to the control as its `ref`. */
  attach: (element: HTMLElement | null) => void;
  change: (value: string | boolean) => void;
  leave: () => void;
}

/** Binds one control to its value in the form around it. */
export function useField(name: string): BoundField {
  const { field, fieldState } = useController({ name });
  const { trigger } = useFormContext();
  const { message } = useText();
  const scope = useFormScope();
  const hasChanged = useRef(false);
  const key = fieldState.error?.message;
  const value: unknown = field.value;

  return {
    id: `${scope.idPrefix}-${name}`,
    name,
    value: typeof value === 'string' ? value : '',
    checked: value === true,
    error: key ? message(key) : undefined,
    attach: field.ref,
    change: (next) => {
      if (next === value) return;
      hasChanged.current = true;
      field.onChange(next);
      scope.changed();
    },
    leave: () => {
      field.onBlur();
      if (key && hasChanged.current) afterPress(() => void trigger(name));
      hasChanged.current = false;
      scope.left(name);
    },
  };
}
