import { useText } from '@portal/design/i18n/use-text.ts';
import type { Language } from '@portal/contract/language';
import { formatNumber, NO_BREAK_SPACE } from '@portal/locales/format/number';
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

const CENTS_PER_THOUSAND = 100_000;

/** `114.9k`, `114,9 k` */
export function inThousands(cents: number, language: Language): string {
  return `${formatNumber(cents / CENTS_PER_THOUSAND, language, 1)}${language === 'fr' ? NO_BREAK_SPACE : ''}k`;
}

export interface AxisProps {
  /** Amounts in cents and their distances from the top, as shares of the height. */
  ticks: readonly { cents: number; at: number }[];
  height: number | string;
}

/** The scale at the left of a chart, in thousands of dollars. */
export function Axis({ ticks, height }: AxisProps) {
  const { language } = useText();
  return (
    <svg className={styles.axis} height={height} width="3.75rem" aria-hidden="true">
      {ticks.map(({ cents, at }) => (
        <text key={cents} x="3.375rem" y={`${String(at * 100)}%`} dy="4" textAnchor="end">
          {cents === 0 ? '0' : inThousands(cents, language)}
        </text>
      ))}
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
