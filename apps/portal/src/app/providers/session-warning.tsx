import { paths } from '@portal/contract/routes';
import Clock from 'lucide-react/icons/clock-alert';
import { useCallback, useState } from 'react';
import { navigate } from '../../frame/routing/navigation.tsx';
import { messageKeyOf } from '@portal/contract/client/problem';
import { extendSession, logOut, logOutEverywhere, restoreSession } from '../../api/session-lifecycle.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Countdown } from '@portal/design/ui/progress/countdown.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { showAlert } from '../../frame/alert/alert.ts';
import styles from './session-warning.module.css';
import { useSessionEnd } from './use-session-end.ts';

export function SessionWarning() {
  const { t } = useText();
  const { endsAt, canExtend, isNear, recheck } = useSessionEnd();
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
      navigate(paths.login);
    });
  // Only the server knows whether the person chose to stay in another tab.
  const expire = useCallback(() => void restoreSession(), []);

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
