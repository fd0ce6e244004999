import type { ApplicationStatus } from '@portal/contract/application/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../api/call-operation.ts';
import { updateCachedApplication } from '../api/current-application.ts';
import { operationKey } from '../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { QuestionDialog } from '@portal/design/ui/dialogs/question-dialog.tsx';
import { showAlert } from './alert/alert.ts';

export interface DisconnectBankDialogProps {
  application: { applicationId: string; status: ApplicationStatus };
  bank: string;
  open: boolean;
  onClose: () => void;
}

export function DisconnectBankDialog({ application, bank, open, onClose }: DisconnectBankDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const { applicationId, status } = application;
  const disconnection = useMutation({
    mutationFn: () => callOperation('Revenue_DisconnectBank', { params: { applicationId } }),
    onSuccess: (saved) => {
      updateCachedApplication(queries, applicationId, () => saved);
      showAlert('revenue.bank.disconnect.done', 'success');
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
    onSettled: async () => {
      onClose();
      await Promise.all([
        queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') }),
        queries.invalidateQueries({ queryKey: operationKey('Revenue_GetBankConnection', { applicationId }) }),
      ]);
    },
  });

  return (
    <QuestionDialog
      open={open}
      title={t('revenue.bank.disconnect.title')}
      keepLabel={t('revenue.bank.disconnect.keep')}
      confirmLabel={t('revenue.bank.disconnect.confirm')}
      pending={disconnection.isPending}
      onConfirm={() => disconnection.mutate()}
      onClose={onClose}
    >
      <p>
        {t(status === 'incomplete' ? 'revenue.bank.disconnect.body' : 'revenue.bank.disconnect.bodySent', { bank })}
      </p>
    </QuestionDialog>
  );
}
