import type { ReactNode } from 'react';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import styles from './toolbar.module.css';

/** What narrows a list, how much there is of it, and what can be done with all of it. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.bar} role="group" aria-label={label} data-scrolls>
      {children}
    </div>
  );
}

/** How many rows there are; told when it changes. */
export function ToolbarCount({ children }: { children: ReactNode }) {
  return (
    <span className={styles.count} role="status">
      {children}
    </span>
  );
}

/** An action on the whole list; not on a phone, where there is no room for it. */
export function ToolbarButton(props: Omit<ToolButtonProps, 'className'>) {
  return <ToolButton {...props} className={styles.deskOnly} />;
}
