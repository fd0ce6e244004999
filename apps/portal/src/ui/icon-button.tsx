import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** What it does, in words: its name for assistive technology and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A 44 px square with an icon alone. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
