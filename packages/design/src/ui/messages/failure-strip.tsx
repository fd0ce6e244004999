import type { ReactNode } from 'react';
import styles from './failure-strip.module.css';

export function FailureStrip({ children }: { children: ReactNode }) {
  return <div role="alert">{Boolean(children) && <p className={styles.strip}>{children}</p>}</div>;
}
