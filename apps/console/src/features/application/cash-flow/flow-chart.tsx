import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { formatMonth } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { FlowColumn, Measure } from './flow-columns.ts';
import { Axis, Hatch, inThousands, labelAbove, NamedMark } from './chart-marks.tsx';
import look from './chart-marks.module.css';
import styles from './flow-chart.module.css';

export interface FlowChartProps {
  columns: readonly FlowColumn[];
  marks: readonly MarkedMonth[];
  /** Stated revenue per month, in cents; undefined if a single account is shown or none was stated. */
  statedCents: number | undefined;
}

const HEIGHT = 180;
const TOP = 22;
const BOTTOM = HEIGHT - 6;
const WIDTH = 88;
const BAR = 30;
const LEFT = 12;
const BESIDE = LEFT + BAR + 6;
const TICKS = 4;

type Scale = ScaleLinear<number, number>;

function valueOf({ cells }: FlowColumn, measure: Measure): number {
  return cells.get(measure)?.value ?? 0;
}

export function FlowChart({ columns, marks, statedCents }: FlowChartProps) {
  const { t, language } = useText();
  const id = useId();
  const highest = Math.max(
    ...columns.flatMap((column) => [valueOf(column, 'deposits'), valueOf(column, 'withdrawals')]),
  );
  if (highest <= 0) return null;
  const scale = scaleLinear([0, Math.max(highest, statedCents ?? 0)], [BOTTOM, TOP]).nice(TICKS);
  const most = columns.reduce((best, column) =>
    valueOf(column, 'deposits') > valueOf(best, 'deposits') ? column : best,
  );
  const sentence = t('console.cashFlow.chart.sentence', {
    month: formatMonth(most.month, language),
    amount: formatCents(valueOf(most, 'deposits'), language),
  });
  return (
    <figure className={styles.chart}>
      <Legend id={id} />
      <div className={styles.plot} role="img" aria-label={sentence}>
        <Axis height={HEIGHT} ticks={scale.ticks(TICKS).map((cents) => ({ cents, at: scale(cents) / HEIGHT }))} />
        <div className={styles.months}>
          <Lines scale={scale} />
          {columns.map((column) => (
            <Bars
              key={column.month}
              id={id}
              column={column}
              scale={scale}
              stated={statedCents === undefined ? undefined : scale(statedCents)}
              isProven={marks.find(({ month }) => month === column.month)?.state !== 'notProven'}
            />
          ))}
          {statedCents !== undefined && (
            <svg
              className={styles.lines}
              viewBox={`0 0 1 ${String(HEIGHT)}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <line x1="0" x2="1" y1={scale(statedCents)} y2={scale(statedCents)} data-stated />
            </svg>
          )}
        </div>
        {statedCents !== undefined && (
          <svg className={styles.stated} height={HEIGHT} aria-hidden="true">
            <text x="6" y={scale(statedCents) + 4}>
              {t('console.cashFlow.chart.stated', { amount: inThousands(statedCents, language) })}
            </text>
          </svg>
        )}
      </div>
    </figure>
  );
}

function Lines({ scale }: { scale: Scale }) {
  return (
    <svg className={styles.lines} viewBox={`0 0 1 ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden="true">
      {scale.ticks(TICKS).map((tick) => (
        <line key={tick} x1="0" x2="1" y1={scale(tick)} y2={scale(tick)} data-base={tick === 0 || undefined} />
      ))}
    </svg>
  );
}

interface BarsProps {
  id: string;
  column: FlowColumn;
  scale: Scale;
  /** Distance of the line of stated revenue from the top. */
  stated: number | undefined;
  isProven: boolean;
}

function Bars({ id, column, scale, stated, isProven }: BarsProps) {
  const { language } = useText();
  const [deposits, revenue, out] = (['deposits', 'revenue', 'withdrawals'] as const).map((one) =>
    Math.max(0, valueOf(column, one)),
  );
  const bar = (x: number, from: number, to: number) => ({
    x,
    y: scale(to),
    width: BAR,
    height: scale(from) - scale(to),
  });
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect className={look.revenue} {...bar(LEFT, 0, revenue ?? 0)} />
      <rect className={look.leftOut} fill={`url(#${id}hatch)`} {...bar(LEFT, revenue ?? 0, deposits ?? 0)} />
      <rect className={styles.out} fill={`url(#${id}dots)`} {...bar(BESIDE, 0, out ?? 0)} />
      {(deposits ?? 0) > 0 && (
        <text x={LEFT + BAR / 2} y={labelAbove(scale(deposits ?? 0), stated)} textAnchor="middle">
          {inThousands(deposits ?? 0, language)}
        </text>
      )}
      {!isProven && (
        <rect
          className={look.unproven}
          x={LEFT - 5}
          y={TOP}
          width={BESIDE + BAR - LEFT + 10}
          height={BOTTOM - TOP}
          rx="3"
        />
      )}
    </svg>
  );
}

const series = ['revenue', 'leftOut', 'withdrawals', 'notProven'] as const;

function Legend({ id }: { id: string }) {
  const { t } = useText();
  const samples = {
    revenue: { className: look.revenue, fill: undefined },
    leftOut: { className: look.leftOut, fill: `url(#${id}hatch)` },
    withdrawals: { className: styles.out, fill: `url(#${id}dots)` },
    notProven: { className: look.unproven, fill: undefined },
  };
  return (
    <figcaption className={look.legend}>
      <Hatch id={`${id}hatch`} />
      <svg className={look.definition} width="0" height="0" aria-hidden="true">
        <pattern id={`${id}dots`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className={look.ground} width="5" height="5" />
          <circle className={styles.dot} cx="2.5" cy="2.5" r="1.1" />
        </pattern>
      </svg>
      {series.map((name) => (
        <NamedMark key={name} className={samples[name].className} fill={samples[name].fill}>
          {t(`console.cashFlow.chart.${name}`)}
        </NamedMark>
      ))}
    </figcaption>
  );
}
