import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { formatDay } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Axis, type AxisProps } from './chart-marks.tsx';
import look from './chart-marks.module.css';
import { drawBalance } from './balance-drawing.ts';
import styles from './balance-strip.module.css';

const HEIGHT = 44;
const CLOSEST = 0.3;

export interface BalanceStripProps {
  flow: AccountFlow;
  months: readonly string[];
  /** Describes the drawing, which then has a scale and counts of days; undefined if the text next to it does. */
  label?: string;
}

export function BalanceStrip({ flow, months, label }: BalanceStripProps) {
  const { t } = useText();
  const { lines, below, spells, returned, zero, most } = drawBalance(flow, months, HEIGHT);
  const shareOf = (x: number) => `${String((x / months.length) * 100)}%`;
  return (
    <div
      className={styles.strip}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox={`0 0 ${String(months.length)} ${String(HEIGHT)}`} preserveAspectRatio="none">
        {below.map(({ day, x, width }) => (
          <rect key={day} className={styles.below} x={x} y="0" width={width} height={HEIGHT} />
        ))}
        <line className={styles.zero} x1="0" x2={months.length} y1={zero} y2={zero} />
        {lines.map((points) => (
          <polyline key={points} className={styles.balance} points={points} />
        ))}
      </svg>
      {returned.map(({ day, x }) => (
        <span key={day} className={styles.returned} style={{ insetInlineStart: shareOf(x) }} />
      ))}
      {label !== undefined && (
        <>
          <div className={look.beside}>
            <Axis height="2.75rem" ticks={scaleOf(most, zero)} />
          </div>
          {spells.map(({ last, x, days }) => (
            <span key={last} className={styles.spell} style={{ insetInlineStart: shareOf(x) }}>
              {t('console.cashFlow.days', { count: days })}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** The highest balance and zero, unless they are too close for both. */
function scaleOf(most: number, zero: number): AxisProps['ticks'] {
  const bottom = { cents: 0, at: zero / HEIGHT };
  return most > 0 && bottom.at >= CLOSEST ? [{ cents: most, at: 0 }, bottom] : [bottom];
}

export function balanceWords(flow: AccountFlow, months: readonly string[], { t, language }: Translation): string {
  const { below, returned, lowest } = drawBalance(flow, months, HEIGHT);
  const facts = [
    lowest &&
      t('console.cashFlow.balance.lowest', {
        amount: formatCents(lowest.cents, language),
        day: formatDay(lowest.day, language, 'short'),
      }),
    below.length === 0
      ? t('console.cashFlow.balance.never')
      : t('console.cashFlow.balance.below', { count: below.length }),
    returned.length > 0 &&
      t('console.cashFlow.balance.returned', {
        days: returned.map(({ day }) => formatDay(day, language, 'day')).join(', '),
      }),
  ];
  return facts.filter(Boolean).join(' ');
}
