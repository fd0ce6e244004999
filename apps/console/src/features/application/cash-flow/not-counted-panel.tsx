import type { CashFlow } from '@portal/contract/application/cash-flow';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import styles from './cash-flow.module.css';

export function NotCountedPanel({ details, flow: { notCounted } }: { details: Details; flow: CashFlow }) {
  const { t } = useText();
  if (notCounted.length === 0) return null;
  const nameOf = (id: string) => details.statements.find(({ statementId }) => statementId === id)?.fileName ?? '';
  return (
    <Panel title={t('console.cashFlow.notCounted.title')} note={notCounted.length}>
      <ul className={styles.signals}>
        {notCounted.map(({ statementId, reason }, index) => (
          <li key={index} className={styles.warn}>
            {statementId === null ? (
              <b>{t('console.cashFlow.notCounted.bank')}</b>
            ) : (
              <ScreenLink to={statementAddress(details.application.applicationId, statementId)}>
                {nameOf(statementId)}
              </ScreenLink>
            )}{' '}
            <span className={styles.quiet}>{t(`console.cashFlow.notCounted.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
