import { documentTypeOf } from '@portal/contract/application/documents';
import { messageKeyOf } from '@portal/contract/client/problem';
import type { DocumentFile } from '@portal/contract/entities/documents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import {
  addFiles,
  cancelUpload,
  retryUpload,
  type UploadEvents,
  useUploadQueue,
} from '../statements-upload/files/upload-queue.ts';
import type { DocumentRequests } from './use-document-requests.ts';

export function dropZoneOf(itemId: string): string {
  return `document-${itemId}`;
}

export function useDocumentFiles(applicationId: string, itemId: string, requests: DocumentRequests) {
  const { t } = useText();
  const allUploads = useUploadQueue(({ uploads }) => uploads);
  const [spoken, setSpoken] = useState('');
  const params = { applicationId, itemId };
  const without = (files: DocumentFile[], removed: DocumentFile) =>
    files.filter(({ documentId }) => documentId !== removed.documentId);

  const events: UploadEvents<DocumentFile> = {
    send: (body, options) => callOperation('Documents_UploadDocument', { params, body, ...options }),
    readUploaded: () => requests.readFiles(itemId),
    refreshUploaded: () => requests.refreshFiles(itemId),
    onUploaded: (file) => {
      requests.changeFiles(itemId, (files) => [...without(files, file), file]);
      setSpoken(t('revenue.upload.announce.done', { file: file.fileName }));
    },
    onFailed: (file, reason) => setSpoken(t('revenue.upload.announce.failed', { file, reason: t(reason) })),
    findTypeError: (head) => (documentTypeOf(head) ? undefined : 'errorDocumentType'),
  };
  const focusZone = () => document.getElementById(dropZoneOf(itemId))?.focus();
  const removal = useMutation({
    mutationFn: ({ documentId }: DocumentFile) =>
      callOperation('Documents_RemoveDocument', { params: { ...params, documentId } }),
    onSuccess: (_nothing, removed) => {
      requests.changeFiles(itemId, (files) => without(files, removed));
      setSpoken(t('revenue.upload.announce.removed', { file: removed.fileName }));
      focusZone();
    },
    onError: (refusal) => showAlert(messageKeyOf(refusal), 'error'),
  });

  return {
    uploads: allUploads.filter(({ destination }) => destination === itemId),
    spoken,
    add: (files: readonly File[]) => void addFiles(itemId, files, events),
    cancel: (uploadId: string) => {
      cancelUpload(uploadId);
      focusZone();
    },
    retry: (uploadId: string) => retryUpload(uploadId, events),
    remove: (file: DocumentFile) => {
      if (!removal.isPending) removal.mutate(file);
    },
  };
}
