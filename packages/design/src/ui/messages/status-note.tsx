import type { ReactNode } from 'react';
import styles from './status-note.module.css';

export interface StatusNoteProps {
  icon?: ReactNode;
  /** Set for a note that is not announced because its text is not new. */
  quiet?: boolean;
  children: ReactNode;
}

/** A subtle status, such as "Saved". Announced politely when its text changes. */
export function StatusNote({ icon, quiet = false, children }: StatusNoteProps) {
  return (
    <span className={styles.note} role="status" aria-live={quiet ? 'off' : 'polite'}>
      {icon}
      {children}
    </span>
  );
}
