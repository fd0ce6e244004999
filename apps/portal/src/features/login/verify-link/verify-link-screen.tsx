import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Screen } from '../../../frame/screen.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { googleReturn, GOOGLE_RETURN_FRAGMENT } from '../google-sign-in/google-return.ts';
import { RememberChoice } from '../remember-choice.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { useLink } from './use-link.ts';

export function VerifyLinkScreen() {
  const [isFromGoogle] = useState(() => window.location.hash === GOOGLE_RETURN_FRAGMENT);
  return isFromGoogle ? <FromGoogle /> : <FromMail />;
}

function FromGoogle() {
  const { part: GoogleReturnScreen, hasFailed, retry } = useLazy(googleReturn);
  if (hasFailed) return <OfflineScreen onRetry={retry} />;
  return GoogleReturnScreen && <GoogleReturnScreen />;
}

/** Opening the link does not use it up, because email scanners open links too. */
function FromMail() {
  const { t } = useText();
  const { token, status, renewableAt, check, confirm } = useLink();
  const [isRemembered, setIsRemembered] = useState(false);
  if (status === 'offline') return <OfflineScreen onRetry={check} />;
  if (status === 'expired') return <ExpiredLink token={token} renewableAt={renewableAt} />;
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
        <>
          <RememberChoice checked={isRemembered} onChange={setIsRemembered} />
          <Button fullWidth pending={status === 'entering'} onClick={() => confirm(isRemembered)}>
            {t('common.continue')}
          </Button>
        </>
      )}
    </Screen>
  );
}
