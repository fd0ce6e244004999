import type { ApplicationStatus } from '@portal/contract/application/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../api/call-operation.ts';
import { changeKeptApplication } from '../api/current-application.ts';
import { operationKey } from '../api/operation-query.ts';
import { messageKeyOf } from '../api/problem.ts';
import { useText } from '../i18n/use-text.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { showAlert } from './alert/alert.ts';

export interface DisconnectBankDialogProps {
  application: { applicationId: string; status: ApplicationStatus };
  /** The bank that is connected. */
  bank: string;
  open: boolean;
  onClose: () => void;
}

/** A bank may be disconnected at any time, also once the application is sent; what that means is said before. */
export function DisconnectBankDialog({ application, bank, open, onClose }: DisconnectBankDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const { applicationId, status } = application;
  const disconnection = useMutation({
    mutationFn: () => callOperation('Revenue_DisconnectBank', { params: { applicationId } }),
    onSuccess: (saved) => {
      changeKeptApplication(queries, applicationId, () => saved);
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
