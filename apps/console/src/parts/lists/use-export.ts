import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';

/** Downloads everything stored about a customer, as they could themselves. */
export function useExport() {
  return useMutation({
    mutationFn: async (customerId: string) => {
      const { path } = await callOperation('Staff_CreateExportTicket', { params: { customerId } });
      window.location.assign(path);
    },
  });
}
