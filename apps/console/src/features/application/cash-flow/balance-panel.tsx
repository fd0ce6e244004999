import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { addDays, eachMonth } from '@portal/contract/calendar';
import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { accountName } from './account-name.ts';
import { BalanceStrip, balanceWords } from './balance-strip.tsx';
import styles from './cash-flow.module.css';

function monthsOf({ dailyBalances = [] }: AccountFlow): string[] {
  const days = dailyBalances.flatMap(({ from, cents }) => [from, addDays(from, cents.length - 1)]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : eachMonth(first.slice(0, 7), last.slice(0, 7));
}

export function BalancePanel({ flows }: { flows: readonly AccountFlow[] }) {
  const words = useText();
  const { t, language } = words;
  const known = flows.map((flow) => ({ flow, months: monthsOf(flow) })).filter(({ months }) => months.length > 0);
  if (known.length === 0) return null;
  return (
    <Panel title={t('console.cashFlow.balance.title')}>
      <ul className={styles.signals}>
        {known.map(({ flow, months }, index) => (
          <li key={index}>
            <b>{accountName(flow, words)}</b>
            <BalanceStrip flow={flow} months={months} />
            <span className={styles.sourceHead}>
              <span className={styles.quiet}>{formatMonth(months[0] ?? '', language)}</span>
              <span className={styles.quiet}>{formatMonth(months.at(-1) ?? '', language)}</span>
            </span>
            <span className={styles.line}>{balanceWords(flow, months, words)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
