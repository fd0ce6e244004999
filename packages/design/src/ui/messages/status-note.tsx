import type { ReactNode } from 'react';
import styles from './status-note.module.css';

export interface StatusNoteProps {
  icon?: ReactNode;
  /** What is shown is no news: it is not announced. */
  quiet?: boolean;
  children: ReactNode;
}

/** A quiet status, such as "Saved". Announced politely when its words change. */
export function StatusNote({ icon, quiet = false, children }: StatusNoteProps) {
  return (
    <span className={styles.note} role="status" aria-live={quiet ? 'off' : 'polite'}>
      {icon}
      {children}
    </span>
  );
}
