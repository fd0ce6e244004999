import { paths } from '@portal/contract/routes';
import LinkOff from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Resend } from '../resend/resend.tsx';

interface ExpiredLinkProps {
  token: string | undefined;
  /** When another email can be requested, in milliseconds on this browser's clock. */
  renewableAt: number;
}

export function ExpiredLink({ token, renewableAt }: ExpiredLinkProps) {
  const { t, language } = useText();
  const [isUnknown, setIsUnknown] = useState(token === undefined);
  const email = useSessionLife((life) => (life.status === 'active' ? life.email : null));
  const text = isUnknown ? t('verification.expiredLink.unknown') : t('verification.expiredLink.text');
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="attention" icon={<LinkOff size={28} aria-hidden="true" />} />}
      title={t('verification.expiredLink.title')}
      focusKey="expired"
      lead={email === null ? text : t('login.alreadyLoggedIn', { email })}
    >
      {email !== null ? (
        <RouteButton to={paths.myApplications} fullWidth>
          {t('final.applications')}
        </RouteButton>
      ) : isUnknown || token === undefined ? (
        <RouteButton to={paths.login} fullWidth>
          {t('layout.logIn')}
        </RouteButton>
      ) : (
        <Resend
          variant="primary"
          label={t('verification.expiredLink.request')}
          availableAt={renewableAt}
          send={() => callOperation('Auth_RenewLink', { body: { token, language } })}
          onSent={() => {
            showAlert('verification.sent', 'success');
            navigate(paths.checkInbox, { replace: true });
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
