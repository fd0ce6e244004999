import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { accountName } from './account-name.ts';
import { drawBalance } from './balance-drawing.ts';
import { BalanceStrip, balanceWords } from './balance-strip.tsx';
import styles from './cash-flow.module.css';

export interface BalancePanelProps {
  flows: readonly AccountFlow[];
  months: readonly string[];
}

export function BalancePanel({ flows, months }: BalancePanelProps) {
  const words = useText();
  const { t, language } = words;
  const known = flows.filter((flow) => drawBalance(flow, months, 1).lowest !== undefined);
  if (known.length === 0) return null;
  return (
    <Panel title={t('console.cashFlow.balance.title')}>
      <ul className={styles.signals}>
        {known.map((flow, index) => (
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
