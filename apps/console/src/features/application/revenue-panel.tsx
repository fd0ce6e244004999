import type { TextKey } from '@portal/locales';
import { formatCents } from '@portal/locales/format/cents';
import { formatNumber } from '@portal/locales/format/number';
import { formatPercent, monthNames } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { operationQuery } from '../../api/queries.ts';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { Failed } from '../../frame/states/failed.tsx';
import { MonthMark } from '../../parts/month-marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './revenue.module.css';

const CENTS_PER_DOLLAR = 100;

export interface RevenuePanelProps {
  applicationId: string;
  months: readonly MarkedMonth[];
}

/** The months of the window by source and proof, with what was deposited in each. */
export function RevenuePanel({ applicationId, months }: RevenuePanelProps) {
  const { t } = useText();
  const { data, error, refetch } = useQuery(operationQuery('Staff_GetCashFlow', { params: { applicationId } }));
  const proven = months.filter(({ state }) => state === 'proven' || state === 'read').length;
  return (
    <Panel
      title={t('console.revenue.title')}
      note={t('console.revenue.proven', { count: proven, of: months.length })}
      end={
        <ScreenLink to={applicationAddress(applicationId, '/cash-flow')} replace className={styles.more}>
          {t('console.tabs.cashFlow')}
        </ScreenLink>
      }
    >
      {data && <Figures overall={data.overall} lowest={lowestOf(data.accounts)} returned={returnedOf(data.accounts)} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by key too */}
      <div className={styles.scroller} role="region" aria-label={t('console.columns.proof')} tabIndex={0} data-scrolls>
        <MonthTable months={months} flows={data?.overall.months ?? []} />
      </div>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

type Flow = CashFlow['overall']['months'][number];

interface MonthTableProps {
  months: readonly MarkedMonth[];
  flows: readonly Flow[];
}

/** What is shown of a month's flow, in cents. */
const amounts = [
  { label: 'console.revenue.revenue', isStrong: true, centsOf: ({ revenueCents }) => revenueCents },
  {
    label: 'console.revenue.leftOut',
    isStrong: false,
    centsOf: ({ depositsCents, revenueCents }) => depositsCents - revenueCents,
  },
  { label: 'console.revenue.withdrawals', isStrong: false, centsOf: ({ withdrawalsCents }) => withdrawalsCents },
] as const satisfies readonly { label: TextKey; isStrong: boolean; centsOf: (flow: Flow) => number }[];

/** A column for each month: where it comes from, and what flowed in it. */
function MonthTable({ months, flows }: MonthTableProps) {
  const { t, language } = useText();
  const dollars = (cents: number) => formatNumber(Math.round(cents / CENTS_PER_DOLLAR), language);
  const flowOf = (month: string) => flows.find((one) => one.month === month);
  const nameOf = (month: string) => monthNames(language, 'short')[Number(month.slice(5, 7)) - 1];
  return (
    <table className={styles.spine}>
      <caption className="visually-hidden">{t('console.revenue.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('console.revenue.month')}</th>
          {months.map(({ month }) => (
            <th key={month} scope="col">
              {nameOf(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('console.revenue.source')}</th>
          {months.map((month) => (
            <td key={month.month}>
              <span className={styles.tile} data-state={month.state}>
                <MonthMark month={month} />
                {t(`console.monthTiles.${month.state}`)}
              </span>
            </td>
          ))}
        </tr>
        {amounts.map(({ label, isStrong, centsOf }) => (
          <tr key={label} className={isStrong ? styles.strong : undefined}>
            <th scope="row">{t(label)}</th>
            {months.map(({ month }) => {
              const flow = flowOf(month);
              return <td key={month}>{flow ? dollars(centsOf(flow)) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Lowest {
  cents: number;
  days: number;
}

/** The lowest balance of any account, and on how many days one was below zero. */
function lowestOf(accounts: CashFlow['accounts']): Lowest | undefined {
  const balances = accounts.flatMap(({ months }) => months.flatMap((month) => month.balances ?? []));
  if (balances.length === 0) return undefined;
  return {
    cents: Math.min(...balances.map(({ lowestCents }) => lowestCents)),
    days: balances.reduce((sum, { daysBelowZero }) => sum + daysBelowZero, 0),
  };
}

function returnedOf(accounts: CashFlow['accounts']): { count: number; cents: number } {
  const returned = accounts.flatMap(({ months }) => months.map((month) => month.returned));
  return {
    count: returned.reduce((sum, { count }) => sum + count, 0),
    cents: returned.reduce((sum, { cents }) => sum + cents, 0),
  };
}

interface FiguresProps {
  overall: CashFlow['overall'];
  lowest: Lowest | undefined;
  returned: { count: number; cents: number };
}

/** What one wants to know first. */
function Figures({ overall, lowest, returned }: FiguresProps) {
  const { t, language } = useText();
  const { averageMonthlyRevenueCents: average, comparison } = overall;
  const money = (cents: number) =>
    formatCents(Math.round(cents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR, language).replace(/[.,]00/u, '');
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('console.revenue.aMonth')}</dt>
        <dd>{average === null ? '–' : money(average)}</dd>
      </div>
      <div>
        <dt>{t('console.revenue.ofStated')}</dt>
        <dd>{comparison ? formatPercent(comparison.percentOfStated, language) : '–'}</dd>
      </div>
      <div>
        <dt>{t('console.revenue.lowest')}</dt>
        <dd data-bad={(lowest !== undefined && lowest.cents < 0) || undefined}>{lowest ? money(lowest.cents) : '–'}</dd>
        {lowest !== undefined && lowest.days > 0 && <dd>{t('console.revenue.belowZero', { count: lowest.days })}</dd>}
      </div>
      <div>
        <dt>{t('console.revenue.returned')}</dt>
        <dd>{returned.count}</dd>
        {returned.count > 0 && <dd>{money(returned.cents)}</dd>}
      </div>
    </dl>
  );
}
