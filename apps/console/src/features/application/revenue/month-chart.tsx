import type { AccountFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { formatDay, formatMonth } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useId } from 'react';
import { accountName } from '../cash-flow/account-name.ts';
import type { FlowColumn, Measure } from '../cash-flow/flow-columns.ts';
import { inThousands } from '../cash-flow/flow-chart.tsx';
import { balanceStrip } from './balance-strip.ts';
import styles from './month-chart.module.css';

const HEIGHT = 104;
const TOP = 18;
const STRIP_HEIGHT = 44;

function valueOf({ cells }: FlowColumn, measure: Measure): number {
  return Math.max(0, cells.get(measure)?.value ?? 0);
}

export interface DepositBarsProps {
  columns: readonly FlowColumn[];
  marks: readonly MarkedMonth[];
  /** Stated revenue per month, in cents; undefined if a single account is shown or none was stated. */
  statedCents: number | undefined;
}

/** Deposits of each month as a bar, with those left out hatched above the revenue. */
export function DepositBars({ columns, marks, statedCents }: DepositBarsProps) {
  const { t, language } = useText();
  const id = useId();
  const [most] = columns.toSorted((a, b) => valueOf(b, 'deposits') - valueOf(a, 'deposits'));
  if (!most || valueOf(most, 'deposits') === 0) return null;
  const highest = Math.max(valueOf(most, 'deposits'), statedCents ?? 0);
  const heightOf = (cents: number) => (cents / highest) * (HEIGHT - TOP);
  const sentence = t('console.revenue.bars', {
    month: formatMonth(most.month, language),
    amount: formatCents(valueOf(most, 'deposits'), language),
  });
  return (
    <div className={styles.bars} role="img" aria-label={sentence}>
      <Hatch id={id} />
      {columns.map((column) => (
        <Bar
          key={column.month}
          id={id}
          revenue={heightOf(Math.min(valueOf(column, 'revenue'), valueOf(column, 'deposits')))}
          deposits={heightOf(valueOf(column, 'deposits'))}
          label={valueOf(column, 'deposits') > 0 ? inThousands(valueOf(column, 'deposits'), language) : ''}
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
  label: string;
  isProven: boolean;
}

const BAR = 38;

/** Hatching for deposits that are not revenue. */
function Hatch({ id }: { id: string }) {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <rect className={styles.revenue} width="2.5" height="6" />
      </pattern>
    </svg>
  );
}

function Bar({ id, revenue, deposits, label, isProven }: BarProps) {
  return (
    <svg width={BAR + 8} height={HEIGHT} aria-hidden="true">
      <rect className={styles.revenue} x="4" y={HEIGHT - revenue} width={BAR} height={revenue} />
      <rect
        className={styles.leftOut}
        fill={`url(#${id})`}
        x="4"
        y={HEIGHT - deposits}
        width={BAR}
        height={deposits - revenue}
      />
      {!isProven && <rect className={styles.unproven} x="1" y={TOP} width={BAR + 6} height={HEIGHT - TOP - 1} rx="3" />}
      <text x={BAR / 2 + 4} y={HEIGHT - deposits - 5} textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}

/** What the marks of the drawings mean. */
export function ChartLegend() {
  const { t } = useText();
  const id = useId();
  return (
    <p className={styles.legend}>
      <Hatch id={id} />
      {(['revenue', 'leftOut'] as const).map((name) => (
        <span key={name}>
          <svg width="14" height="12" aria-hidden="true">
            <rect
              className={styles[name]}
              x="1"
              y="1"
              width="12"
              height="10"
              {...(name === 'leftOut' && { fill: `url(#${id})` })}
            />
          </svg>
          {t(`console.cashFlow.chart.${name}`)}
        </span>
      ))}
      <span>
        <i className={styles.returnedMark} /> {t('console.revenue.returned')}
      </span>
      <span>
        <svg width="14" height="12" aria-hidden="true">
          <rect className={styles.below} width="14" height="12" />
        </svg>
        {t('console.revenue.belowZeroMark')}
      </span>
    </p>
  );
}

export interface BalanceStripProps {
  flow: AccountFlow;
  months: readonly string[];
}

/** The balance of each day as a line, with days below zero shaded and a mark on each day with a returned item. */
export function BalanceStrip({ flow, months }: BalanceStripProps) {
  const words = useText();
  const { t, language } = words;
  const { lines, below, returned, zero, lowest } = balanceStrip(flow, months, STRIP_HEIGHT);
  const sentence = [
    accountName(flow, words),
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
  return (
    <div className={styles.strip} role="img" aria-label={sentence.filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${String(months.length)} ${String(STRIP_HEIGHT)}`} preserveAspectRatio="none">
        {below.map(({ day, x, width }) => (
          <rect key={day} className={styles.below} x={x} y="0" width={width} height={STRIP_HEIGHT} />
        ))}
        <line className={styles.zero} x1="0" x2={months.length} y1={zero} y2={zero} />
        {lines.map((points) => (
          <polyline key={points} className={styles.balance} points={points} />
        ))}
      </svg>
      {returned.map(({ day, x }) => (
        <span
          key={day}
          className={styles.returned}
          style={{ insetInlineStart: `${String((x / months.length) * 100)}%` }}
        />
      ))}
    </div>
  );
}
