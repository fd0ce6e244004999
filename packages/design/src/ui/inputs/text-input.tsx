import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './text-input.module.css';
import { classNames } from '../class-names.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix'> {
  prefix?: ReactNode;
  suffix?: ReactNode;
  icon?: ReactNode;
  width?: 'full' | 'short';
}

/** A single line, 52 px high. The border belongs to the box, so that a prefix or an icon fits inside. */
export function TextInput({ prefix, suffix, icon, width = 'full', ...input }: TextInputProps) {
  return (
    <span className={classNames(styles.box, width === 'short' && styles.short)}>
      {icon}
      {prefix && (
        <span className={styles.affix} aria-hidden="true">
          {prefix}
        </span>
      )}
      <input {...input} className={styles.input} />
      {suffix && (
        <span className={styles.affix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </span>
  );
}
