import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey } from '../../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { QuestionDialog } from '@portal/design/ui/dialogs/question-dialog.tsx';

export interface WithdrawDialogProps {
  application: ApplicationListItem;
  open: boolean;
  onClose: () => void;
}

export function WithdrawDialog({ application, open, onClose }: WithdrawDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () =>
      callOperation('Application_WithdrawApplication', { params: { applicationId: application.applicationId } }),
    onSettled: async (_, error) => {
      await queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
      onClose();
      if (error) showAlert(messageKeyOf(error), 'error');
      else showAlert('applications.withdraw.done', 'success');
    },
  });

  return (
    <QuestionDialog
      open={open}
      title={t('applications.withdraw.title')}
      keepLabel={t('applications.withdraw.keep')}
      confirmLabel={t('applications.withdraw.confirm')}
      pending={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onClose={onClose}
    >
      <p>
        {application.business === null
          ? t('applications.withdraw.bodyUnnamed')
          : t('applications.withdraw.body', { business: application.business })}
      </p>
    </QuestionDialog>
  );
}
