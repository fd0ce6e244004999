import type { LoadingMessage } from '@portal/contract/application/kinds';
import type { TextKey } from '@portal/locales';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './loading-application.module.css';
import { usePreparation } from './use-preparation.ts';

const messages = {
  preparing: 'verification.loading.preparing',
  returning: 'verification.loading.returning',
  account: 'verification.loading.account',
} as const satisfies Record<LoadingMessage, TextKey>;

/** Says what was found, in one of three messages, and goes there. */
export function LoadingApplicationScreen() {
  const { t } = useText();
  const { message, isOffline, prepare } = usePreparation();
  if (isOffline) return <OfflineScreen onRetry={prepare} />;
  return (
    <Screen
      layout="card"
      title={t('verification.loading.title')}
      lead={<span role="status">{message ? t(messages[message]) : t('common.loading')}</span>}
    >
      <div className={styles.wait}>
        <Spinner size={40} />
      </div>
    </Screen>
  );
}
