import type { ReactNode } from 'react';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  /** Announced at once (alert) instead of politely (status). */
  urgent: boolean;
  /** Whether the toast was already announced elsewhere; if so, it is not announced again. */
  wasSaid?: boolean;
  children: ReactNode;
}

/** Toasts at the top centre. Both live regions exist before their first message. */
export function ToastRegion({ urgent, wasSaid = false, children }: ToastRegionProps) {
  return (
    <div className={styles.region}>
      <div role="status">{!urgent && !wasSaid && children}</div>
      <div role="alert">{urgent && !wasSaid && children}</div>
      {wasSaid && children}
    </div>
  );
}
