import { paths } from '@portal/contract/routes';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import styles from './google-return-screen.module.css';
import { useGoogleReturn } from './use-google-return.ts';

export function GoogleReturnScreen() {
  const { t } = useText();
  const { state, check } = useGoogleReturn();
  if (state.status === 'offline') return <OfflineScreen onRetry={check} />;
  if (state.status === 'checking') {
    return (
      <Screen
        layout="card"
        ornament={<Emblem tone="good" icon={<ShieldCheck size={28} aria-hidden="true" />} />}
        title={t('login.google.checking.title')}
        lead={t('login.google.checking.text')}
      >
        <Skeleton height={52} />
      </Screen>
    );
  }
  if (state.status === 'noAccount') {
    return (
      <Screen
        layout="card"
        ornament={<Emblem tone="info" icon={<UserRoundSearch size={28} aria-hidden="true" />} />}
        title={t('login.google.noAccount.title')}
        focusKey="noAccount"
        lead={t('login.google.noAccount.text', { email: state.email })}
      >
        <div className={styles.ways}>
          <RouteButton to={paths.eligibilityCheck} fullWidth>
            {t('login.google.noAccount.apply')}
          </RouteButton>
          <RouteButton to={paths.login} variant="quiet" fullWidth>
            {t('login.otherAccount')}
          </RouteButton>
        </div>
      </Screen>
    );
  }
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="attention" icon={<TriangleAlert size={28} aria-hidden="true" />} />}
      title={t('login.google.failed.title')}
      focusKey="failed"
      lead={t('login.google.failed.text')}
    >
      <RouteButton to={paths.login} fullWidth>
        {t('login.google.failed.back')}
      </RouteButton>
    </Screen>
  );
}
