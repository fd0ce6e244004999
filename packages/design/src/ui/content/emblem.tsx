import type { ReactNode } from 'react';
import styles from './emblem.module.css';

export interface EmblemProps {
  /** good is green, info blue, attention amber, bad red. Adjacent text says the same. */
  tone: 'good' | 'info' | 'attention' | 'bad';
  icon: ReactNode;
}

export function Emblem({ tone, icon }: EmblemProps) {
  return (
    <span className={styles.emblem} data-tone={tone}>
      {icon}
    </span>
  );
}
