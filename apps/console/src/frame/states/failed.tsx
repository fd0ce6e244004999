import { ApiProblem, messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import styles from './states.module.css';

export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t, message } = useText();
  const requestId = error instanceof ApiProblem ? error.problem.requestId : undefined;
  return (
    <div className={styles.state} role="alert">
      <h2 className={styles.title}>{t('console.failed.title')}</h2>
      <p>{message(messageKeyOf(error))}</p>
      {requestId && <p className={styles.id}>{t('console.failed.request', { id: requestId })}</p>}
      {onRetry && (
        <p>
          <Button variant="secondary" onClick={onRetry}>
            {t('console.failed.again')}
          </Button>
        </p>
      )}
    </div>
  );
}
