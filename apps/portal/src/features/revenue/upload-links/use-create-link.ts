import type { UploadLinkKind } from '@portal/contract/application/upload-links';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';

export function useRefreshLinks(applicationId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: operationKey('Handoff_ListUploadLinks', { applicationId }) });
}

export function useCreateLink(applicationId: string, kind: UploadLinkKind) {
  const refresh = useRefreshLinks(applicationId);
  return useMutation({
    mutationFn: (showsName: boolean) =>
      callOperation('Handoff_CreateUploadLink', { params: { applicationId }, body: { kind, showsName } }),
    onSuccess: refresh,
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}
