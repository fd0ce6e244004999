import type { ReactNode } from 'react';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import styles from './toolbar.module.css';

export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.bar} role="group" aria-label={label} data-scrolls>
      {children}
    </div>
  );
}

export function ToolbarCount({ children }: { children: ReactNode }) {
  return (
    <span className={styles.count} role="status">
      {children}
    </span>
  );
}

/** An action on the whole list; hidden on a phone, where there is no room. */
export function ToolbarButton(props: Omit<ToolButtonProps, 'className'>) {
  return <ToolButton {...props} className={styles.deskOnly} />;
}
