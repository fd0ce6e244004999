import Clock from 'lucide-react/icons/clock-alert';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { messageKeyOf } from '../../api/problem.ts';
import {
  endSessionHere,
  extendSession,
  logOut,
  logOutEverywhere,
  restoreSession,
  useSessionLife,
} from '../../api/session-lifecycle.ts';
import { useText } from '../../i18n/use-text.ts';
import { keepReturnTo } from '../../session/return-to.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { showAlert } from '../alert/alert.ts';
import { knownRoutes } from '../routes.ts';
import styles from './session-warning.module.css';
import { useSessionEnd } from './use-session-end.ts';

/** Two minutes before a session ends: stay, or log out. What was typed is kept either way. */
export function SessionWarning() {
  const { t } = useText();
  const { endsAt, canExtend, isNear, recheck } = useSessionEnd();
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsBusy(false);
    }
  };
  const leave = (end: () => Promise<void>) =>
    run(async () => {
      await end();
      navigate('/');
    });
  const expire = useCallback(() => void endUnlessExtended(), []);

  return (
    <Dialog
      open={isNear}
      title={t('login.warning.title')}
      icon={<Clock size={24} aria-hidden="true" />}
      onClose={() => void run(canExtend ? extendSession : recheck)}
      actions={
        <>
          <Button variant="secondary" onClick={() => void leave(logOut)}>
            {t('layout.logOut')}
          </Button>
          {canExtend && (
            <Button pending={isBusy} onClick={() => void run(extendSession)}>
              {t('login.warning.stay')}
            </Button>
          )}
        </>
      }
    >
      <p>{canExtend ? t('login.warning.text') : t('login.warning.last')}</p>
      <p className={styles.time}>
        <Countdown until={endsAt} onEnd={expire}>
          {(count) => t('login.warning.timeLeft', { minutes: Math.floor(count / 60), seconds: count % 60 })}
        </Countdown>
      </p>
      <p className={styles.everywhere}>
        <LinkButton onClick={() => void leave(logOutEverywhere)}>{t('layout.logOutEverywhere')}</LinkButton>
      </p>
    </Dialog>
  );
}

/** The time is over, unless the person stayed in another tab: the server knows. */
async function endUnlessExtended(): Promise<void> {
  await restoreSession();
  if (useSessionLife.getState().status !== 'none') return;
  const { pathname } = window.location;
  if (knownRoutes.customer.has(pathname)) keepReturnTo(pathname);
  endSessionHere();
  showAlert('errors.errorUnauthorized', 'warning');
}
