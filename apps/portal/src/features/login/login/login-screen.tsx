import { paths } from '@portal/contract/routes';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { hasErrors } from '@portal/design/fields/form/form.tsx';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { findReturnTo } from '../../../session/return-to.ts';
import { useSession } from '../../../session/session-store.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { routeAfterLogIn } from '../enter-account.ts';
import { googleButton } from '../google-sign-in/google-button.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { useLogin } from './use-login.ts';

export function LoginScreen() {
  const { t } = useText();
  const login = useLogin();
  const { googleSignIn } = getPortalConfiguration();
  const isLoggedIn = useSession((session) => session.sessionActive);
  const [isSwitching, setIsSwitching] = useState(false);
  const { part: GoogleSignIn } = useLazy(googleSignIn && googleButton, { quiet: true });
  return (
    <Screen layout="card" title={t('login.title')} lead={t('login.lead')} hasErrors={hasErrors(login.form)}>
      {isLoggedIn && !isSwitching ? (
        <LoggedIn onContinue={() => navigate(routeAfterLogIn())} onSwitch={() => setIsSwitching(true)} />
      ) : (
        <>
          <div className={styles.stack}>
            <Reason />
            <LoginForm login={login} />
          </div>
          {GoogleSignIn && googleSignIn && (
            <GoogleSignIn {...googleSignIn} getRememberMe={() => login.form.getValues().rememberMe === true} />
          )}
        </>
      )}
      <p className={styles.apply}>
        <RichText
          text={t('login.applyHere')}
          parts={{ link: (words) => <RouteLink to={paths.eligibilityCheck}>{words}</RouteLink> }}
        />
      </p>
      <p className={styles.security}>
        <Lock size={18} aria-hidden="true" />
        {t('login.security')}
      </p>
    </Screen>
  );
}

function Reason() {
  const { t } = useText();
  const [returnTo] = useState(findReturnTo);
  if (!returnTo) return null;
  const { hasEnded, path } = returnTo;
  if (hasEnded) {
    return (
      <InlineAlert tone="attention" announce="status" title={t('errors.errorUnauthorized')}>
        <p>{t('login.reason.ended')}</p>
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" announce="status">
      <p>{t(path === undefined ? 'login.reason.application' : 'login.reason.page')}</p>
    </InlineAlert>
  );
}

function LoggedIn({ onContinue, onSwitch }: { onContinue: () => void; onSwitch: () => void }) {
  const { t } = useText();
  const email = useSessionLife((life) => life.email);
  return (
    <div className={styles.stack}>
      <InlineAlert tone="good">{t('login.alreadyLoggedIn', { email: email ?? '' })}</InlineAlert>
      <Button fullWidth onClick={onContinue}>
        {t('common.continue')}
      </Button>
      <Button fullWidth variant="quiet" onClick={onSwitch}>
        {t('login.otherAccount')}
      </Button>
    </div>
  );
}
