import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-sign-in.module.css';

/** Leads to Google's own page and back: no script of Google's runs in ours. */
export function GoogleSignIn({ getRememberMe }: { getRememberMe: () => boolean }) {
  const { t, language } = useText();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { url } = await callOperation('Auth_StartGoogleSignIn', {
        body: { rememberMe: getRememberMe(), language },
      });
      window.location.assign(url);
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <>
      <p className={styles.or}>{t('login.google.or')}</p>
      <Button variant="secondary" fullWidth icon={<GoogleMark />} pending={isLeaving} onClick={() => void leave()}>
        {t('login.google.continue')}
      </Button>
      <p className={styles.note}>{t('login.google.note')}</p>
    </>
  );
}
