import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Screen } from '../../../app/layout/screen.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { useLazy } from '../../../app/use-lazy.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { googleReturn, googleReturnFragment } from '../google-sign-in/google-return.ts';
import { ExpiredLink } from './expired-link.tsx';
import { useLink } from './use-link.ts';

/** Where the proof of an address comes back to: by a mail's link, or from Google. */
export function VerifyLinkScreen() {
  const [isFromGoogle] = useState(() => window.location.hash === googleReturnFragment);
  return isFromGoogle ? <FromGoogle /> : <FromMail />;
}

function FromGoogle() {
  const { part: GoogleReturnScreen, hasFailed, retry } = useLazy(googleReturn);
  if (hasFailed) return <OfflineScreen onRetry={retry} />;
  return GoogleReturnScreen && <GoogleReturnScreen />;
}

/** Opening the mail's link uses nothing up: mail scanners open links too. */
function FromMail() {
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
