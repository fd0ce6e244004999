import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { formatMonth } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { FlowColumn, Measure } from '../cash-flow/flow-columns.ts';
import strip from '../cash-flow/balance-strip.module.css';
import { Axis, Hatch, inThousands, labelAbove, NamedMark } from '../cash-flow/chart-marks.tsx';
import look from '../cash-flow/chart-marks.module.css';
import styles from './month-chart.module.css';

const HEIGHT = 104;
const TOP = 18;
const TICKS = 2;

function valueOf({ cells }: FlowColumn, measure: Measure): number {
  return Math.max(0, cells.get(measure)?.value ?? 0);
}

export interface DepositBarsProps {
  columns: readonly FlowColumn[];
  marks: readonly MarkedMonth[];
  /** Stated revenue per month, in cents; undefined if a single account is shown or none was stated. */
  statedCents: number | undefined;
}

export function DepositBars({ columns, marks, statedCents }: DepositBarsProps) {
  const { t, language } = useText();
  const id = useId();
  const [most] = columns.toSorted((a, b) => valueOf(b, 'deposits') - valueOf(a, 'deposits'));
  if (!most || valueOf(most, 'deposits') === 0) return null;
  const highest = Math.max(valueOf(most, 'deposits'), statedCents ?? 0);
  const heightOf = scaleLinear([0, highest], [0, HEIGHT - TOP]);
  const sentence = t('console.revenue.bars', {
    month: formatMonth(most.month, language),
    amount: formatCents(valueOf(most, 'deposits'), language),
  });
  return (
    <div className={styles.bars} role="img" aria-label={sentence}>
      <div className={look.beside}>
        <Axis
          height={HEIGHT}
          ticks={heightOf.ticks(TICKS).map((cents) => ({ cents, at: 1 - heightOf(cents) / HEIGHT }))}
        />
      </div>
      <Hatch id={id} />
      {columns.map((column) => (
        <Bar
          key={column.month}
          id={id}
          revenue={heightOf(Math.min(valueOf(column, 'revenue'), valueOf(column, 'deposits')))}
          deposits={heightOf(valueOf(column, 'deposits'))}
          label={valueOf(column, 'deposits') > 0 ? inThousands(valueOf(column, 'deposits'), language) : ''}
          stated={statedCents === undefined ? undefined : heightOf(statedCents)}
          isProven={marks.find(({ month }) => month === column.month)?.state !== 'notProven'}
        />
      ))}
      {statedCents !== undefined && (
        <span className={styles.stated} style={{ insetBlockEnd: `${String(heightOf(statedCents))}px` }} />
      )}
    </div>
  );
}

interface BarProps {
  id: string;
  /** Heights in pixels. */
  revenue: number;
  deposits: number;
  stated: number | undefined;
  label: string;
  isProven: boolean;
}

const BAR = 38;

function Bar({ id, revenue, deposits, stated, label, isProven }: BarProps) {
  return (
    <svg width={BAR + 8} height={HEIGHT} aria-hidden="true">
      <rect className={look.revenue} x="4" y={HEIGHT - revenue} width={BAR} height={revenue} />
      <rect
        className={look.leftOut}
        fill={`url(#${id})`}
        x="4"
        y={HEIGHT - deposits}
        width={BAR}
        height={deposits - revenue}
      />
      {!isProven && <rect className={look.unproven} x="1" y={TOP} width={BAR + 6} height={HEIGHT - TOP - 1} rx="3" />}
      <text
        x={BAR / 2 + 4}
        y={labelAbove(HEIGHT - deposits, stated === undefined ? undefined : HEIGHT - stated)}
        textAnchor="middle"
      >
        {label}
      </text>
    </svg>
  );
}

export function ChartLegend() {
  const { t } = useText();
  const id = useId();
  return (
    <p className={look.legend}>
      <Hatch id={id} />
      <NamedMark className={look.revenue}>{t('console.cashFlow.chart.revenue')}</NamedMark>
      <NamedMark className={look.leftOut} fill={`url(#${id})`}>
        {t('console.cashFlow.chart.leftOut')}
      </NamedMark>
      <span className={look.named}>
        <i className={strip.returnedMark} /> {t('console.revenue.returned')}
      </span>
      <NamedMark className={strip.below}>{t('console.revenue.belowZeroMark')}</NamedMark>
    </p>
  );
}
