import type { LoadingMessage } from '@portal/contract/application/kinds';
import type { TextKey } from '@portal/locales';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './loading-application.module.css';
import { usePreparation } from './use-preparation.ts';

const messages = {
  preparing: 'verification.loading.preparing',
  returning: 'verification.loading.returning',
  account: 'verification.loading.account',
} as const satisfies Record<LoadingMessage, TextKey>;

export function LoadingApplicationScreen() {
  const { t } = useText();
  const { message, failure, prepare } = usePreparation();
  if (failure !== undefined) return <OfflineScreen error={failure} onRetry={prepare} />;
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
