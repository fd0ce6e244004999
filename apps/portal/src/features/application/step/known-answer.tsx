import type { ReactNode } from 'react';
import styles from './known-answer.module.css';

export interface KnownAnswerProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** An answer that is known and only shown, among the fields of a step. */
export function KnownAnswer({ label, hint, children }: KnownAnswerProps) {
  return (
    <dl className={styles.known}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  );
}
