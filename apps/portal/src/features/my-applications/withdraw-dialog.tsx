import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey } from '../../api/operation-query.ts';
import { messageKeyOf } from '../../api/problem.ts';
import { showAlert } from '../../app/alert/alert.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
    <Dialog
      open={open}
      title={t('applications.withdraw.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            {t('applications.withdraw.keep')}
          </Button>
          <Button variant="danger" size="small" pending={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {t('applications.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {application.business === null
          ? t('applications.withdraw.bodyUnnamed')
          : t('applications.withdraw.body', { business: application.business })}
      </p>
    </Dialog>
  );
}
