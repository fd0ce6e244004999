import type { BankConnection } from '@portal/contract/bank/bank-connection';
import type { RevenueState } from '@portal/contract/entities/entities';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import styles from './bank-connection.module.css';
import { textOfError } from './error-meanings.ts';
import { MonthsList } from './months-list.tsx';
import { ReadingNote } from './reading-note.tsx';

/** The times promised on screen: a few seconds, and less than a minute. */
const ACCOUNTS_LATE_AFTER_MS = 15 * SECOND_MS;
const TRANSACTIONS_LATE_AFTER_MS = MINUTE_MS;

export interface ReadingStateProps {
  connection: BankConnection;
  revenue: RevenueState;
  retrying: boolean;
  onRetry: () => void;
}

export function ReadingState({ connection, revenue, retrying, onRetry }: ReadingStateProps) {
  const { t } = useText();
  const { state, institution, fault } = connection;
  switch (state) {
    case 'readingAccounts':
      return (
        <ReadingNote
          connection={connection}
          usual={t('revenue.bank.readingAccounts.body', { bank: institution })}
          late={t('revenue.bank.readingAccounts.late')}
          lateAfterMs={ACCOUNTS_LATE_AFTER_MS}
        />
      );
    case 'chooseAccount':
      return <p className={styles.wait}>{t('revenue.bank.select.body')}</p>;
    case 'readingTransactions':
      return (
        <ReadingNote
          connection={connection}
          usual={t('revenue.bank.readingTransactions.body')}
          late={t('revenue.bank.readingTransactions.late')}
          lateAfterMs={TRANSACTIONS_LATE_AFTER_MS}
        />
      );
    case 'read':
      return (
        <>
          <InlineAlert tone="good" announce="status">
            <p>{t('revenue.bank.read.body')}</p>
          </InlineAlert>
          <MonthsList months={revenue.months} />
        </>
      );
    case 'failed':
      return (
        fault && (
          <InlineAlert
            tone="bad"
            action={
              <Button size="small" variant="secondary" pending={retrying} onClick={onRetry}>
                {t('revenue.bank.retry')}
              </Button>
            }
          >
            <p>{t(textOfError(fault))}</p>
          </InlineAlert>
        )
      );
  }
}
