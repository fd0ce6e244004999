import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';

export function useDownload(applicationId: string) {
  return useMutation({
    mutationFn: async (statementId: string) => {
      const { path } = await callOperation('Staff_CreateStatementTicket', { params: { applicationId, statementId } });
      window.location.assign(path);
    },
  });
}
