import type { ReactNode } from 'react';
import styles from './status-note.module.css';

/** A quiet word on how things stand, such as "Saved". Spoken politely when its words change. */
export function StatusNote({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.note} role="status">
      {icon}
      {children}
    </span>
  );
}
