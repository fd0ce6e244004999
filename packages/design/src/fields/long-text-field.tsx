import type { ComponentProps, ReactNode } from 'react';
import { FieldShell } from '../ui/inputs/field-shell.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import { useField } from './form/use-field.ts';

export interface LongTextFieldProps extends Pick<ComponentProps<'textarea'>, 'lang' | 'maxLength'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function LongTextField({ name, label, hint, ...area }: LongTextFieldProps) {
  const field = useField(name);
  return (
    <FieldShell id={field.id} label={label} hint={hint} error={field.error}>
      {(control) => (
        <TextArea
          {...area}
          {...control}
          name={name}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.leave}
        />
      )}
    </FieldShell>
  );
}
