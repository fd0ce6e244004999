import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './inline-alert.module.css';

export type InlineAlertTone = 'good' | 'info' | 'attention' | 'bad';

const icons = {
  good: CircleCheck,
  info: Info,
  attention: TriangleAlert,
  bad: CircleAlert,
} satisfies Record<InlineAlertTone, typeof Info>;

export interface InlineAlertProps {
  tone: InlineAlertTone;
  title?: string;
  /** Announces the note when it appears: `status` politely, `alert` at once. */
  announce?: 'status' | 'alert';
  action?: ReactNode;
  children?: ReactNode;
}

export function InlineAlert({ tone, title, announce, action, children }: InlineAlertProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.alert} data-tone={tone} {...(announce && { role: announce })}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
