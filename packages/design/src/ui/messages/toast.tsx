import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './toast.module.css';

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error';

const icons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<ToastSeverity, typeof Info>;

export interface ToastProps {
  severity: ToastSeverity;
  severityLabel: string;
  closeLabel: string;
  onClose: () => void;
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

export function Toast({ severity, severityLabel, closeLabel, onClose, onHold, children }: ToastProps) {
  const Icon = icons[severity];
  return (
    <div
      role="presentation"
      className={styles.toast}
      data-toast=""
      data-severity={severity}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <p className={styles.words}>
        <span className="visually-hidden">{severityLabel} </span>
        {children}
      </p>
      <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}
