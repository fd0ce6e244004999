import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Shown when closed instead of the option's name, such as two letters for a province. */
  shown?: string | undefined;
}

export function Select({ options, placeholder, shown, ...select }: SelectProps) {
  return (
    <span className={styles.box}>
      <select {...select} className={classNames(styles.select, shown !== undefined && styles.covered)}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {shown !== undefined && (
        <span className={styles.shown} aria-hidden="true">
          {shown}
        </span>
      )}
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </span>
  );
}
