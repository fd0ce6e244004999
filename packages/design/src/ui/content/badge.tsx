import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  tone: 'neutral' | 'good' | 'attention' | 'info' | 'bad';
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
