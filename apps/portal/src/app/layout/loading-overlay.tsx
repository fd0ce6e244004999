import { useText } from '@portal/design/i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './loading-overlay.module.css';

export function LoadingOverlay() {
  const { t } = useText();
  const isLoading = useSession((session) => session.loading);
  return (
    <div className={styles.overlay} role="status">
      {isLoading && (
        <div className={styles.veil}>
          <span className={styles.note}>
            <Spinner />
            {t('common.loading')}
          </span>
        </div>
      )}
    </div>
  );
}
