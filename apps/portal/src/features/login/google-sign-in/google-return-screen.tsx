import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { Screen } from '../../../app/layout/screen.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './google-return-screen.module.css';
import { useGoogleReturn } from './use-google-return.ts';

/** Back from Google: goes on by itself, or says what stands in the way. */
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
          <ButtonLink href="/marketing-qualification" fullWidth>
            {t('login.google.noAccount.apply')}
          </ButtonLink>
          <ButtonLink href="/" variant="quiet" fullWidth>
            {t('login.otherAccount')}
          </ButtonLink>
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
      <ButtonLink href="/" fullWidth>
        {t('login.google.failed.back')}
      </ButtonLink>
    </Screen>
  );
}
