import type { ReactNode } from 'react';
import { FieldShell } from '../ui/inputs/field-shell.tsx';
import styles from './radio-field.module.css';
import { useField } from './form/use-field.ts';

export interface RadioFieldProps {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
}

export function RadioField({ name, label, options }: RadioFieldProps) {
  const field = useField(name);
  return (
    <FieldShell group id={field.id} label={label} error={field.error}>
      {(control) => (
        <div className={styles.options}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={field.value === option.value}
                onChange={() => {
                  field.change(option.value);
                  field.leave();
                }}
                onBlur={field.leave}
                aria-describedby={control['aria-describedby']}
                id={index === 0 ? field.id : undefined}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
}
