import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { addDays } from '@portal/contract/calendar';
import { formatDay } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { accountName } from './account-name.ts';
import styles from './cash-flow.module.css';

const HEIGHT = 56;

interface DayBalance {
  day: string;
  cents: number;
}

function daysOf({ dailyBalances = [] }: AccountFlow): DayBalance[] {
  return dailyBalances.flatMap(({ from, cents }) =>
    cents.map((each, index) => ({ day: addDays(from, index), cents: each })),
  );
}

/** The end-of-day balances of each account, with days below zero and returned items. */
export function BalancePanel({ flows }: { flows: readonly AccountFlow[] }) {
  const { t } = useText();
  const known = flows.map((flow) => ({ flow, days: daysOf(flow) })).filter(({ days }) => days.length > 0);
  if (known.length === 0) return null;
  return (
    <Panel title={t('console.cashFlow.balance.title')}>
      <ul className={styles.signals}>
        {known.map(({ flow, days }, index) => (
          <li key={index}>
            <Strip flow={flow} days={days} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Strip({ flow, days }: { flow: AccountFlow; days: readonly DayBalance[] }) {
  const words = useText();
  const { t, language } = words;
  const lowest = days.reduce((found, each) => (each.cents < found.cents ? each : found));
  const below = days.filter(({ cents }) => cents < 0).length;
  const returned = (flow.returnedOn ?? []).map((day) => formatDay(day, language, 'day'));
  return (
    <>
      <b>{accountName(flow, words)}</b>
      <Drawing days={days} returnedOn={new Set(flow.returnedOn)} />
      <span className={styles.sourceHead}>
        <span className={styles.quiet}>{formatDay(days[0]?.day ?? '', language, 'short')}</span>
        <span className={styles.quiet}>{formatDay(days.at(-1)?.day ?? '', language, 'short')}</span>
      </span>
      <span className={styles.line}>
        {t('console.cashFlow.balance.lowest', {
          amount: formatCents(lowest.cents, language),
          day: formatDay(lowest.day, language, 'short'),
        })}{' '}
        {below === 0 ? t('console.cashFlow.balance.never') : t('console.cashFlow.balance.below', { count: below })}{' '}
        {returned.length > 0 && t('console.cashFlow.balance.returned', { days: returned.join(', ') })}
      </span>
    </>
  );
}

/** One bar per day, from zero to the balance; a mark below days with a returned item. The words next to it say the same. */
function Drawing({ days, returnedOn }: { days: readonly DayBalance[]; returnedOn: ReadonlySet<string> }) {
  const most = Math.max(0, ...days.map(({ cents }) => cents));
  const least = Math.min(0, ...days.map(({ cents }) => cents));
  const scale = HEIGHT / Math.max(1, most - least);
  const zero = most * scale;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${String(days.length)} ${String(HEIGHT + 6)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, cents }, index) => (
        <g key={day}>
          <rect
            x={index}
            y={cents < 0 ? zero : zero - cents * scale}
            width="0.9"
            height={Math.abs(cents) * scale}
            data-below={cents < 0 || undefined}
          />
          {returnedOn.has(day) && <rect x={index} y={HEIGHT + 2} width="0.9" height="4" data-returned />}
        </g>
      ))}
    </svg>
  );
}
