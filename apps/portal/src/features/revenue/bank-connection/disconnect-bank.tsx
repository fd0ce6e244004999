import type { Application } from '@portal/contract/entities/entities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { keepApplication } from '../../../api/current-application.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LinkButton } from '../../../ui/link.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';

export interface DisconnectBankProps {
  application: Application;
  institution: string;
}

/** "Disconnect my bank", with a question before. */
export function DisconnectBank({ application, institution }: DisconnectBankProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { applicationId, status } = application;
  const disconnection = useMutation({
    mutationFn: () => callOperation('Revenue_DisconnectBank', { params: { applicationId } }),
    onSuccess: async (saved) => {
      keepApplication(queries, saved);
      showAlert('revenue.bank.disconnect.done', 'success');
      await queries.invalidateQueries({ queryKey: operationKey('Revenue_GetBankConnection', { applicationId }) });
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <LinkButton onClick={() => setAsking(true)}>{t('revenue.bank.disconnect.action')}</LinkButton>
      <QuestionDialog
        open={asking}
        title={t('revenue.bank.disconnect.title')}
        keepLabel={t('revenue.bank.disconnect.keep')}
        confirmLabel={t('revenue.bank.disconnect.confirm')}
        pending={disconnection.isPending}
        onConfirm={() => disconnection.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          {t(status === 'incomplete' ? 'revenue.bank.disconnect.body' : 'revenue.bank.disconnect.bodySent', {
            bank: institution,
          })}
        </p>
      </QuestionDialog>
    </>
  );
}
