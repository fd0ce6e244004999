import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from '../application.module.css';

const icons = { good: CircleCheck, warn: TriangleAlert, quiet: CircleDashed } as const;

export type CheckTone = keyof typeof icons;

export interface CheckLineProps {
  tone: CheckTone;
  title: string;
  children: ReactNode;
}

export function CheckLine({ tone, title, children }: CheckLineProps) {
  const Icon = icons[tone];
  return (
    <li>
      <Icon size={17} className={styles[tone]} aria-hidden="true" />
      <b>{title}</b>
      {children}
    </li>
  );
}
