import { formatPercent } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { ReactNode } from 'react';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import { Failed } from '../../../frame/states/failed.tsx';
import { useErrorOf } from '../../../frame/states/unread.tsx';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { countedAccounts, flowColumns } from '../cash-flow/flow-columns.ts';
import type { Details } from '../details.ts';
import {
  type LenderPayments,
  lenderPaymentsOf,
  type LowestBalance,
  lowestOf,
  type ReturnedItems,
  returnedOf,
  wholeDollars,
} from './key-figures.ts';
import { ChartLegend } from './month-chart.tsx';
import { MonthTable } from './month-table.tsx';
import { MonthTiles } from './month-overview.tsx';
import { MonthsNotes } from './months-notes.tsx';
import styles from './revenue.module.css';

export interface RevenuePanelProps {
  details: Details;
  months: readonly MarkedMonth[];
}

export function RevenuePanel({ details, months }: RevenuePanelProps) {
  const { t } = useText();
  const { applicationId } = details.application;
  const isPhone = useIsNarrowerThan(PHONE);
  const read = useQuery(cashFlowQuery(applicationId));
  const { data } = read;
  const error = useErrorOf(read);
  const proven = months.filter(({ state }) => state === 'proven' || state === 'read').length;
  return (
    <Panel
      title={t('console.revenue.title')}
      note={t('console.revenue.proven', { count: proven, of: months.length })}
      end={
        <ScreenLink to={consoleAddress(consolePaths.cashFlow, { applicationId })} replace className={styles.more}>
          {t('console.tabs.cashFlow')}
        </ScreenLink>
      }
    >
      {!data && !error && <div className={styles.figuresShape} aria-hidden="true" />}
      {data && <Figures flow={data} months={months} provenMonths={proven} />}
      {isPhone ? (
        <MonthTiles months={months} flow={data} />
      ) : (
        <div
          className={styles.scroller}
          role="region"
          aria-label={t('console.columns.proof')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too
          tabIndex={0}
          data-scrolls
        >
          <MonthTable months={months} statements={details.statements} flow={data} />
          {data?.overall.months.some(({ depositsCents }) => depositsCents) && <ChartLegend />}
        </div>
      )}
      <MonthsNotes details={details} />
      {error && <Failed error={error} onRetry={read.refetch} />}
    </Panel>
  );
}

interface FiguresProps extends Pick<RevenuePanelProps, 'months'> {
  flow: CashFlow;
  provenMonths: number;
}

function Figures({ flow, months, provenMonths }: FiguresProps) {
  const { t, language } = useText();
  const { averagedMonths, averageMonthlyRevenueCents: average, comparison } = flow.overall;
  const columns = flowColumns(
    countedAccounts(flow),
    months.map(({ month }) => month),
    months.length,
  );
  const money = (cents: number) => wholeDollars(cents, language);
  return (
    <dl className={styles.figures}>
      <Figure label={t('console.revenue.aMonth')} value={average === null ? undefined : money(average)}>
        {t('console.revenue.overMonths', { count: averagedMonths.length })}
      </Figure>
      <Figure
        label={t('console.revenue.ofStated')}
        value={comparison ? formatPercent(comparison.percentOfStated, language) : undefined}
      >
        {comparison && t('console.revenue.ofAYear', { stated: money(comparison.statedAnnualCents) })}
      </Figure>
      <LowestFigure lowest={lowestOf(columns)} />
      <ReturnedFigure returned={returnedOf(columns, provenMonths)} />
      <LendersFigure paid={lenderPaymentsOf(flow, provenMonths)} />
    </dl>
  );
}

function LowestFigure({ lowest }: { lowest: LowestBalance | undefined }) {
  const { t, language } = useText();
  const label = t('console.revenue.lowest');
  if (!lowest) return <Figure label={label} value={undefined} />;
  const { cents, on, daysBelowZero } = lowest;
  return (
    <Figure label={label} value={wholeDollars(cents, language)} isBad={cents < 0}>
      {formatDay(on, language, 'short')}
      {daysBelowZero > 0 && (
        <span className={styles.further}>{t('console.revenue.belowZero', { count: daysBelowZero })}</span>
      )}
    </Figure>
  );
}

/** Number of days named in the figure. */
const NAMED_DAYS = 2;

function ReturnedFigure({ returned }: { returned: ReturnedItems | undefined }) {
  const { t, language } = useText();
  const days = returned?.days.slice(0, NAMED_DAYS).map((day) => formatDay(day, language, 'day')) ?? [];
  const rest = (returned?.days.length ?? 0) > NAMED_DAYS ? ' …' : '';
  return (
    <Figure label={t('console.revenue.returned')} value={returned && String(returned.count)}>
      {returned && returned.cents > 0 && wholeDollars(returned.cents, language)}
      {days.length > 0 && <span className={styles.further}>{`${days.join(', ')}${rest}`}</span>}
    </Figure>
  );
}

function LendersFigure({ paid }: { paid: LenderPayments | undefined }) {
  const { t, language } = useText();
  const label = t('console.revenue.lenders.title');
  if (!paid) return <Figure label={label} value={undefined} />;
  const { cents, span, percentOfRevenue } = paid;
  if (cents === 0) {
    return (
      <Figure label={label} value={t('console.revenue.lenders.none')}>
        {t('console.revenue.lenders.inProvenRows')}
      </Figure>
    );
  }
  return (
    <Figure label={label} value={wholeDollars(cents, language)}>
      {t(`console.revenue.lenders.spans.${span}`)}
      {percentOfRevenue !== null && (
        <span className={styles.further}>
          {t('console.cashFlow.lending.ofRevenue', { percent: formatPercent(percentOfRevenue, language) })}
        </span>
      )}
    </Figure>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  isBad?: boolean;
  children?: ReactNode;
}

function Figure({ label, value, isBad = false, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-bad={isBad || undefined}>{value ?? '–'}</dd>
      {value !== undefined && Boolean(children) && <dd>{children}</dd>}
    </div>
  );
}
