import { consentTextVersions } from '@portal/contract/consent';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { messageKeyOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showAlert } from '../alert/alert.ts';
import styles from './agreement-card.module.css';
import { hasDeclined, setDeclined } from './declined.ts';

/** Asks once, blocks nothing; who has agreed can take it back in the same place. */
export function AgreementCard({ isGiven, isWide }: { isGiven: boolean; isWide: boolean }) {
  const { t, language } = useText();
  const [isDeclined, setIsDeclined] = useState(hasDeclined);
  const [isPending, setIsPending] = useState(false);

  const settle = async (call: () => Promise<unknown>, isGivenNow: boolean) => {
    setIsPending(true);
    try {
      await call();
      queryClient.setQueryData(operationQuery('Recording_GetConsent').queryKey, { isGiven: isGivenNow });
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsPending(false);
    }
  };
  const decline = () => {
    setDeclined();
    setIsDeclined(true);
  };
  const agree = () =>
    settle(
      () =>
        callOperation('Recording_GiveConsent', {
          body: { textVersion: consentTextVersions.sessionRecording, language },
        }),
      true,
    );
  const takeBack = async () => {
    await settle(() => callOperation('Recording_WithdrawConsent'), false);
    decline();
  };

  if (!isGiven && isDeclined) return null;
  return (
    <aside className={classNames(styles.place, isWide && styles.wide)} aria-labelledby="recording-title">
      <Card look="tinted">
        <h2 id="recording-title" className={styles.title}>
          {isGiven ? t('applications.recording.onTitle') : t('applications.recording.askTitle')}
        </h2>
        <p className={styles.text}>{isGiven ? t('applications.recording.on') : t('applications.recording.ask')}</p>
        <div className={styles.answers}>
          {isGiven ? (
            <Button variant="secondary" size="small" pending={isPending} onClick={() => void takeBack()}>
              {t('applications.recording.stop')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" size="small" pending={isPending} onClick={() => void agree()}>
                {t('applications.recording.agree')}
              </Button>
              <Button variant="quiet" size="small" onClick={decline}>
                {t('applications.recording.decline')}
              </Button>
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}
