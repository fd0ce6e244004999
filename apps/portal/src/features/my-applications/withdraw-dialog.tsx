import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey } from '../../api/operation-query.ts';
import { messageKeyOf } from '../../api/problem.ts';
import { showAlert } from '../../app/alert/alert.ts';
import { useText } from '../../i18n/use-text.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

export interface WithdrawDialogProps {
  application: ApplicationListItem;
  open: boolean;
  onClose: () => void;
}

/** Withdrawing cannot be undone, so it is asked first (decisions, section 4). */
export function WithdrawDialog({ application, open, onClose }: WithdrawDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () =>
      callOperation('Application_WithdrawApplication', { params: { applicationId: application.applicationId } }),
    onSuccess: () => showAlert('applications.withdraw.done', 'success'),
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
      onClose();
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
