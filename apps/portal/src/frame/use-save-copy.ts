import { useMutation } from '@tanstack/react-query';
import { downloadCopy } from '../api/downloads.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from './alert/alert.ts';

export function useSaveCopy(applicationId: string): { saveCopy: () => void; isSaving: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCopy(applicationId),
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
  return { saveCopy: mutate, isSaving: isPending };
}
