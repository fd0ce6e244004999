import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { ReactNode } from 'react';
import styles from './manager.module.css';

export function Manager({ children }: { children: ReactNode }) {
  return (
    <span className={styles.manager}>
      <span className={styles.figure}>
        <CircleUserRound size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
