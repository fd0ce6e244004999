import type { ReactNode } from 'react';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { ControlMessage } from '../ui/inputs/control-message.tsx';
import styles from './checkbox-field.module.css';
import { useField } from './form/use-field.ts';

export interface CheckboxFieldProps {
  name: string;
  children: ReactNode;
  /** Tinted background, for a declaration at the end of a screen. */
  tinted?: boolean;
}

export function CheckboxField({ name, children, tinted = false }: CheckboxFieldProps) {
  const field = useField(name);
  return (
    <div className={tinted ? styles.tinted : styles.field}>
      <Checkbox
        id={field.id}
        name={name}
        checked={field.checked}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        onChange={(event) => {
          field.change(event.target.checked);
          field.leave();
        }}
        onBlur={field.leave}
      >
        {children}
      </Checkbox>
      {field.error && (
        <ControlMessage id={`${field.id}-error`} kind="error">
          {field.error}
        </ControlMessage>
      )}
    </div>
  );
}
