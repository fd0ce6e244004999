import type { ReactNode } from 'react';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  /** An alert is spoken at once, a status when there is a pause. */
  urgent: boolean;
  children: ReactNode;
}

/** Where toasts come out, top center. Its two live regions stand ready before there is anything to say. */
export function ToastRegion({ urgent, children }: ToastRegionProps) {
  return (
    <div className={styles.region}>
      <div role="status">{!urgent && children}</div>
      <div role="alert">{urgent && children}</div>
    </div>
  );
}
