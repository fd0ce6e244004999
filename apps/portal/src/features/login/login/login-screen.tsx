import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useLazy } from '../../../app/use-lazy.ts';
import { hasFaults } from '../../../fields/form.tsx';
import { RichText } from '../../../i18n/rich-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { routeAfterLogIn } from '../enter-account.ts';
import { googleButton } from '../google-sign-in/google-button.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { useLogin } from './use-login.ts';

export function LoginScreen() {
  const { t } = useText();
  const login = useLogin();
  const [, navigate] = useLocation();
  const isLoggedIn = useSession((session) => session.sessionActive);
  const [isSwitching, setIsSwitching] = useState(false);
  const { part: GoogleSignIn } = useLazy(getPortalConfiguration().googleSignIn && googleButton, { quiet: true });
  return (
    <Screen layout="card" title={t('login.title')} lead={t('login.lead')} hasErrors={hasFaults(login.form)}>
      {isLoggedIn && !isSwitching ? (
        <LoggedIn onContinue={() => navigate(routeAfterLogIn())} onSwitch={() => setIsSwitching(true)} />
      ) : (
        <>
          <LoginForm login={login} />
          {GoogleSignIn && <GoogleSignIn getRememberMe={() => login.form.getValues('rememberMe') === true} />}
        </>
      )}
      <p className={styles.apply}>
        <RichText
          text={t('login.applyHere')}
          parts={{ link: (words) => <Link href="/marketing-qualification">{words}</Link> }}
        />
      </p>
      <p className={styles.security}>
        <Lock size={18} aria-hidden="true" />
        {t('login.security')}
      </p>
    </Screen>
  );
}

function LoggedIn({ onContinue, onSwitch }: { onContinue: () => void; onSwitch: () => void }) {
  const { t } = useText();
  const email = useSessionLife((life) => life.email);
  return (
    <div className={styles.loggedIn}>
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
