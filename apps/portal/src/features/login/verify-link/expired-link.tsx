import LinkOff from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Resend } from '../resend/resend.tsx';
import { usePendingVerification } from '../use-pending-verification.ts';

/** The link is over or was used: a new one is asked for, or, where nothing is known of it, a log-in starts anew. */
export function ExpiredLink({ token }: { token: string | undefined }) {
  const { t, language } = useText();
  const [, navigate] = useLocation();
  const { state } = usePendingVerification();
  const [isUnknown, setIsUnknown] = useState(token === undefined);
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="attention" icon={<LinkOff size={28} aria-hidden="true" />} />}
      title={t('verification.expiredLink.title')}
      focusKey="expired"
      lead={isUnknown ? t('verification.expiredLink.unknown') : t('verification.expiredLink.text')}
    >
      {isUnknown || token === undefined ? (
        <ButtonLink href="/" fullWidth>
          {t('layout.logIn')}
        </ButtonLink>
      ) : (
        <Resend
          variant="primary"
          label={t('verification.expiredLink.request')}
          availableAt={state.status === 'pending' && state.sent ? state.resendAvailableAt : 0}
          send={() => callOperation('Auth_RenewLink', { body: { token, language } })}
          onSent={() => {
            showAlert('verification.sent', 'success');
            navigate('/otp-verification', { replace: true });
          }}
          onRefused={(error) => {
            const isGone = isProblem(error, 'errorLinkExpired') || isProblem(error, 'errorValidation');
            if (isGone) setIsUnknown(true);
            return isGone;
          }}
        />
      )}
    </Screen>
  );
}
