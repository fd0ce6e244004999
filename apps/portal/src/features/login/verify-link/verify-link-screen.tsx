import ShieldCheck from 'lucide-react/icons/shield-check';
import { Screen } from '../../../app/layout/screen.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { useLink } from './use-link.ts';

/** Where the mail's link lands. Opening it uses nothing up: mail scanners open links too. */
export function VerifyLinkScreen() {
  const { t } = useText();
  const { token, status, check, confirm } = useLink();
  if (status === 'offline') return <OfflineScreen onRetry={check} />;
  if (status === 'expired') return <ExpiredLink token={token} />;
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<ShieldCheck size={28} aria-hidden="true" />} />}
      title={t('verification.link.title')}
      lead={status === 'checking' ? t('verification.link.checking') : t('verification.link.confirm')}
    >
      {status === 'checking' ? (
        <Skeleton height={52} />
      ) : (
        <Button fullWidth pending={status === 'entering'} onClick={confirm}>
          {t('common.continue')}
        </Button>
      )}
    </Screen>
  );
}
