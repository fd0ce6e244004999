import type { OwnConsent } from '@portal/contract/privacy/requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { QuestionDialog } from '@portal/design/ui/dialogs/question-dialog.tsx';
import { consentTexts } from './consent-texts.ts';
import styles from './your-data.module.css';

export interface WithdrawConsentDialogProps {
  consent: OwnConsent;
  onClose: () => void;
}

export function WithdrawConsentDialog({ consent, onClose }: WithdrawConsentDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const { consentId, kind, neededBy } = consent;
  const endsApplications = neededBy.length > 0;
  const withdrawal = useMutation({
    mutationFn: async () => {
      for (const { applicationId } of neededBy)
        await callOperation('Application_WithdrawApplication', { params: { applicationId } });

      await callOperation('Privacy_WithdrawConsent', { params: { consentId } });
    },
    onSettled: async (_, error) => {
      // When its consent is withdrawn, the recorder's card on this screen also disappears.
      const changed = ['Privacy_GetOverview', 'Application_ListApplications', 'Recording_GetConsent'] as const;
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: operationKey(name) })));
      onClose();
      if (error) showAlert(messageKeyOf(error), 'error');
      else showAlert('privacy.consents.done', 'success');
    },
  });

  return (
    <QuestionDialog
      open
      title={t('privacy.consents.dialogTitle', { name: t(consentTexts[kind].name) })}
      keepLabel={t('privacy.consents.keep')}
      confirmLabel={endsApplications ? t('privacy.consents.withdrawBoth') : t('privacy.consents.confirm')}
      pending={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onClose={onClose}
    >
      {endsApplications ? (
        <>
          <p>{t('privacy.consents.needed')}</p>
          <ul className={styles.bullets}>
            {neededBy.map(({ applicationId, business }) => (
              <li key={applicationId}>{business ?? t('applications.unnamedBusiness')}</li>
            ))}
          </ul>
          <p>{t('privacy.consents.neededEnd')}</p>
        </>
      ) : (
        <p>{t(consentTexts[kind].effect)}</p>
      )}
      <p>{t('privacy.consents.recordStays')}</p>
    </QuestionDialog>
  );
}
