import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './control-message.module.css';

export interface ControlMessageProps {
  id: string;
  /** error: the value is invalid; warning: a possible problem, announced politely. */
  kind: 'error' | 'warning';
  detail?: string | undefined;
  children: ReactNode;
}

export function ControlMessage({ id, kind, detail, children }: ControlMessageProps) {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <p id={id} className={styles[kind]} {...(kind === 'warning' && { role: 'status' })}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {detail ? <span>{children}</span> : children}
        {detail && <span className={styles.detail}> {detail}</span>}
      </span>
    </p>
  );
}
