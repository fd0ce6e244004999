import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** Nothing to show: why, and what to do next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
