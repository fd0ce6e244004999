import type { ReactNode } from 'react';
import styles from './failure-strip.module.css';

/** A line across the screen that says what failed, as soon as there is something to say. */
export function FailureStrip({ children }: { children: ReactNode }) {
  return <div role="alert">{Boolean(children) && <p className={styles.strip}>{children}</p>}</div>;
}
