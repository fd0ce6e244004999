import { consentTextVersions } from '@portal/contract/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import { classNames } from '@portal/design/ui/class-names.ts';
import { showAlert } from '../../frame/alert/alert.ts';
import styles from './agreement-card.module.css';
import { hasDeclined, setDeclined } from './declined.ts';
import { restart } from './send-recording.ts';

function useAgreement() {
  const { language } = useText();
  const queries = useQueryClient();
  const [isDeclined, setIsDeclined] = useState(hasDeclined);
  const decline = () => {
    setDeclined();
    setIsDeclined(true);
  };
  const resolution = useMutation({
    mutationFn: (agrees: boolean) =>
      agrees
        ? callOperation('Recording_GiveConsent', {
            body: { textVersion: consentTextVersions.sessionRecording, language },
          })
        : callOperation('Recording_WithdrawConsent'),
    onSuccess: (_, agrees) => {
      if (agrees) restart();
      else decline();
      queries.setQueryData(operationQuery('Recording_GetConsent').queryKey, { isGiven: agrees });
      void queries.invalidateQueries({ queryKey: operationKey('Privacy_GetOverview') });
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
  return { isDeclined, decline, settlement: resolution };
}

export function AgreementCard({ isGiven, isWide }: { isGiven: boolean; isWide: boolean }) {
  const { t } = useText();
  const { isDeclined, decline, settlement } = useAgreement();

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
            <Button
              variant="secondary"
              size="small"
              pending={settlement.isPending}
              onClick={() => settlement.mutate(false)}
            >
              {t('applications.recording.stop')}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                size="small"
                pending={settlement.isPending}
                onClick={() => settlement.mutate(true)}
              >
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
