import { ApiProblem, messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useState } from 'react';
import styles from './states.module.css';

export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setIsRetrying(false);
    }
  };
  const { t, message } = useText();
  const requestId = error instanceof ApiProblem ? error.problem.requestId : undefined;
  return (
    <div className={styles.state} role="alert">
      <h2 className={styles.title}>{t('console.failed.title')}</h2>
      <p>{message(messageKeyOf(error))}</p>
      {requestId && <p className={styles.id}>{t('console.failed.request', { id: requestId })}</p>}
      {onRetry && (
        <p>
          <Button variant="secondary" pending={isRetrying} onClick={() => void retry()}>
            {t('console.failed.again')}
          </Button>
        </p>
      )}
    </div>
  );
}
