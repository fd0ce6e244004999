import { formatCents } from '@portal/locales/format/cents';
import { formatPercent } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { ScreenLink } from '../../frame/navigation.tsx';
import { Failed } from '../../frame/states/failed.tsx';
import { cashFlowQuery } from '../../parts/application-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { PHONE, useLessRoom } from '../../ui/use-room.ts';
import type { Details } from './details.ts';
import { MonthTable } from './month-table.tsx';
import { MonthTiles } from './month-overview.tsx';
import { MonthsNotes } from './months-notes.tsx';
import styles from './revenue.module.css';

const CENTS_PER_DOLLAR = 100;

export interface RevenuePanelProps {
  details: Details;
  months: readonly MarkedMonth[];
}

/** The months of the window by source and proof, with what was deposited in each. */
export function RevenuePanel({ details, months }: RevenuePanelProps) {
  const { t } = useText();
  const { applicationId } = details.application;
  const isPhone = useLessRoom(PHONE);
  const { data, error, refetch } = useQuery(cashFlowQuery(applicationId));
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
      {data && (
        <Figures overall={data.overall} lowest={lowestOf(data.accounts)} returned={returnedOf(data.accounts, proven)} />
      )}
      {isPhone ? (
        <MonthTiles months={months} flow={data} />
      ) : (
        <div
          className={styles.scroller}
          role="region"
          aria-label={t('console.columns.proof')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by key too
          tabIndex={0}
          data-scrolls
        >
          <MonthTable months={months} statements={details.statements} flow={data} />
        </div>
      )}
      <MonthsNotes details={details} />
      {error && <Failed error={error} onRetry={() => void refetch()} />}
    </Panel>
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

interface Returned {
  count: number;
  cents: number;
}

/** What came back unpaid; undefined where no month is believed and nothing is seen, which is not the same as none. */
function returnedOf(accounts: CashFlow['accounts'], provenMonths: number): Returned | undefined {
  const returned = accounts.flatMap(({ months }) => months.map((month) => month.returned));
  const count = returned.reduce((sum, month) => sum + month.count, 0);
  if (count === 0 && provenMonths === 0) return undefined;
  return { count, cents: returned.reduce((sum, { cents }) => sum + cents, 0) };
}

interface FiguresProps {
  overall: CashFlow['overall'];
  lowest: Lowest | undefined;
  returned: Returned | undefined;
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
        {returned ? <ReturnedItems {...returned} money={money} /> : <dd>–</dd>}
      </div>
    </dl>
  );
}

/** How many came back unpaid, and what they come to. */
function ReturnedItems({ count, cents, money }: Returned & { money: (cents: number) => string }) {
  return (
    <>
      <dd>{count}</dd>
      {count > 0 && <dd>{money(cents)}</dd>}
    </>
  );
}
