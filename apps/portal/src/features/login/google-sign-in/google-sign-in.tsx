import type { GoogleSignInConfiguration } from '@portal/contract/portal-configuration';
import { useEffect, useRef, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { findGoogle, loadGoogleScript, promptInPage } from './google-script.ts';
import styles from './google-sign-in.module.css';

type GoogleSignInProps = GoogleSignInConfiguration & { getRememberMe: () => boolean };

export function GoogleSignIn({ clientId, scriptUrl, getRememberMe }: GoogleSignInProps) {
  const { t, language } = useText();
  const [isStarting, setIsStarting] = useState(false);
  const hasPrompted = useRef(false);
  useEffect(() => loadGoogleScript(scriptUrl), [scriptUrl]);

  const start = async () => {
    setIsStarting(true);
    try {
      const { url } = await callOperation('Auth_StartGoogleSignIn', {
        body: { rememberMe: getRememberMe(), language },
      });
      const onUnable = () => window.location.assign(url);
      const google = findGoogle();
      // A second click means that the prompt had no result.
      if (!google || hasPrompted.current) {
        onUnable();
        return;
      }
      hasPrompted.current = true;
      promptInPage(google, { clientId, url, onUnable });
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsStarting(false);
    }
  };
  return (
    <>
      <p className={styles.or}>{t('login.google.or')}</p>
      <Button variant="secondary" fullWidth icon={<GoogleMark />} pending={isStarting} onClick={() => void start()}>
        {t('login.google.continue')}
      </Button>
      <p className={styles.note}>{t('login.google.note')}</p>
    </>
  );
}
