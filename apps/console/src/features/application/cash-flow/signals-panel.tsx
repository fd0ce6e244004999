import type { CashFlow } from '@portal/contract/application/cash-flow';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { signalWords, statementsOf } from '@portal/locales/format/cash-flow-signals';
import { statementAddress } from '../revenue/statement-order.ts';
import styles from './cash-flow.module.css';

export interface SignalsPanelProps {
  details: Details;
  flow: CashFlow;
}

export function SignalsPanel({ details, flow }: SignalsPanelProps) {
  const words = useText();
  const { t } = words;
  const { applicationId } = details.application;
  return (
    <Panel title={t('console.cashFlow.signals.title')}>
      <ul className={styles.signals}>
        {flow.signals.map((signal, index) => {
          const place = statementsOf(signal)[0];
          const file = place && details.statements.find(({ statementId }) => statementId === place.statementId);
          return (
            <li key={index} className={styles.warn}>
              {signalWords(signal, words)}{' '}
              {file && <ScreenLink to={statementAddress(applicationId, file.statementId)}>{file.fileName}</ScreenLink>}
            </li>
          );
        })}
        {flow.signals.length === 0 && <li>{t('console.cashFlow.signals.none')}</li>}
      </ul>
    </Panel>
  );
}
