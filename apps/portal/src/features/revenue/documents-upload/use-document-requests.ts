import { isProblem } from '@portal/contract/client/problem';
import { paths } from '@portal/contract/routes';
import type { TextKey } from '@portal/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { navigate } from '../../../frame/routing/navigation.tsx';
import type { AlertSeverity } from '../../../session/session-store.ts';
import { cancelUploads } from '../statements-upload/files/upload-queue.ts';

export type DocumentList = ResponseBody<'Documents_ListDocuments'>;
export type RequestedDocument = DocumentList['requested'][number];

/** The requested documents with their files. If nothing is requested any more, goes to My applications with a message. */
export function useDocumentRequests(applicationId: string) {
  const queries = useQueryClient();
  const params = { applicationId };
  const key = operationKey('Documents_ListDocuments', params);
  const list = useQuery({ ...operationQuery('Documents_ListDocuments', { params }), refetchOnMount: 'always' });
  const requested = list.data?.requested ?? [];
  const isNothingAsked = list.isFetchedAfterMount && list.isSuccess && requested.length === 0;

  useEffect(() => {
    if (!isNothingAsked) return;
    showAlert('revenue.documents.notNeeded');
    navigate(paths.myApplications, { replace: true });
  }, [isNothingAsked]);

  const leaveWith = async (message: TextKey, severity: AlertSeverity) => {
    for (const { item } of requested) cancelUploads(item.itemId);
    showAlert(message, severity);
    navigate(paths.myApplications);
    await Promise.all([
      queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') }),
      queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', params) }),
    ]);
  };
  return {
    list,
    requested,
    /** Reloads the list after a response may have been lost. @returns the files of a document */
    refreshFiles: async (itemId: string) => filesOf((await list.refetch()).data, itemId),
    changeFiles: (itemId: string, change: (files: RequestedDocument['files']) => RequestedDocument['files']) =>
      queries.setQueryData<DocumentList>(
        key,
        (before) =>
          before && {
            requested: before.requested.map((each) =>
              each.item.itemId === itemId ? { ...each, files: change(each.files) } : each,
            ),
          },
      ),
    readFiles: (itemId: string) => filesOf(queries.getQueryData<DocumentList>(key), itemId),
    /** Continues after the customer said why they cannot send a document. */
    leaveOut: async () => {
      if (requested.length <= 1) return leaveWith('revenue.documents.reasonSent', 'success');
      showAlert('revenue.documents.reasonSent', 'success');
      await list.refetch();
    },
    provide: async () => {
      try {
        await callOperation('Documents_ProvideDocuments', { params });
      } catch (error) {
        if (!isProblem(error, 'errorNothingAsked')) throw error;
        return leaveWith('revenue.documents.notNeeded', 'info');
      }
      return leaveWith('revenue.documents.thanks', 'success');
    },
  };
}

export type DocumentRequests = ReturnType<typeof useDocumentRequests>;

function filesOf(list: DocumentList | undefined, itemId: string): RequestedDocument['files'] {
  return list?.requested.find(({ item }) => item.itemId === itemId)?.files ?? [];
}
