import type { ReactNode } from 'react';
import styles from './known-answer.module.css';

export interface KnownAnswerProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

export function KnownAnswer({ label, hint, children }: KnownAnswerProps) {
  return (
    <dl className={styles.known}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  );
}
