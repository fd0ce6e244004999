import type { MonthsReasonForm } from '@portal/contract/application/statements/months-reason';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { setCachedApplication } from '../../../api/current-application.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';

export function useMonthsReason(applicationId: string) {
  const queries = useQueryClient();
  const params = { applicationId };

  const withdrawal = useMutation({
    mutationFn: () => callOperation('Revenue_WithdrawMonthsReason', { params }),
    onSuccess: (saved) => {
      setCachedApplication(queries, saved);
      showAlert('revenue.reason.removed', 'success');
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });

  return {
    give: async (body: MonthsReasonForm) => {
      setCachedApplication(queries, await callOperation('Revenue_GiveMonthsReason', { params, body }));
      showAlert('revenue.reason.saved', 'success');
    },
    withdraw: withdrawal.mutate,
    isWithdrawing: withdrawal.isPending,
  };
}
