import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** What it does, in words: its tooltip, which names it for assistive technology too. */
  label: string;
  icon: ReactNode;
}

/** A 44 px square with only an icon. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton} title={label}>
      {icon}
    </button>
  );
}
