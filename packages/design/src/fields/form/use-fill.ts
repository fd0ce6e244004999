import { useRef } from 'react';
import { useFormScope } from './form-scope.ts';

export function useFill(): (values: Readonly<Record<string, string>>) => void {
  const { form, changed } = useFormScope();
  return (values) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    form.clearErrors(Object.keys(values));
    changed();
  };
}

/**
 * Returns a function that fills in one field with what another answer implies. It changes only an empty field, or one
 * that still holds what it filled in before; it returns whether it changed the field.
 */
export function useImpliedValue(name: string): (value: string) => boolean {
  const { form } = useFormScope();
  const fill = useFill();
  const implied = useRef('');
  return (value) => {
    const isOurs = form.getValues()[name] === implied.current;
    if (!isOurs || value === implied.current) return false;
    implied.current = value;
    fill({ [name]: value });
    return true;
  };
}
