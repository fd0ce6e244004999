import type { ReactNode } from 'react';
import styles from './chart-marks.module.css';

/** Defines the hatching of deposits that are not revenue, for `fill="url(#id)"`. */
export function Hatch({ id }: { id: string }) {
  return (
    <svg className={styles.definition} width="0" height="0" aria-hidden="true">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <rect className={styles.revenue} width="2.5" height="6" />
      </pattern>
    </svg>
  );
}

interface NamedMarkProps {
  className: string | undefined;
  fill?: string | undefined;
  children: ReactNode;
}

export function NamedMark({ className, fill, children }: NamedMarkProps) {
  return (
    <span className={styles.named}>
      <svg width="14" height="12" aria-hidden="true">
        <rect className={className} fill={fill} x="1" y="1" width="12" height="10" />
      </svg>
      {children}
    </span>
  );
}

const LABEL_HEIGHT = 18;

/** The baseline of a bar's label: above the bar, and above the line that would otherwise cross the label. */
export function labelAbove(bar: number, line: number | undefined): number {
  const isCrossed = line !== undefined && line <= bar && line > bar - LABEL_HEIGHT;
  return (isCrossed ? line : bar) - 5;
}
