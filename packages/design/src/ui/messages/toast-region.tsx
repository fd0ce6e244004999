import type { ReactNode } from 'react';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  /** An alert is announced at once, a status when there is a pause. */
  urgent: boolean;
  /** It was announced elsewhere, before it came here: it is not announced again. */
  wasSaid?: boolean;
  children: ReactNode;
}

/** Where toasts appear, top centre. Its two live regions exist before there is anything to say. */
export function ToastRegion({ urgent, wasSaid = false, children }: ToastRegionProps) {
  return (
    <div className={styles.region}>
      <div role="status">{!urgent && !wasSaid && children}</div>
      <div role="alert">{urgent && !wasSaid && children}</div>
      {wasSaid && children}
    </div>
  );
}
