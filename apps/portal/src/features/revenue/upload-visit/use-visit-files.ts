import type { SentStatement } from '@portal/contract/operations/handoff';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import {
  addFiles,
  cancelUpload,
  retryUpload,
  type UploadEvents,
  useUploadQueue,
} from '../statements-upload/files/upload-queue.ts';
import type { Visit } from './use-visit.ts';

export function useVisitFiles({ enter, noteEnd, change }: Visit, statements: readonly SentStatement[]) {
  const { t } = useText();
  const [visitId, setVisitId] = useState<string>();
  const uploads = useUploadQueue((queue) => queue.uploads);
  const [error, setError] = useState<TextKey>();
  const [spoken, setSpoken] = useState('');

  const eventsOf = (id: string): UploadEvents<SentStatement> => {
    const params = { visitId: id };
    const refresh = async () => {
      const visit = await callOperation('Handoff_GetUploadVisit', { params });
      change(() => visit.statements);
      return visit.statements;
    };
    return {
      send: async (body, options) => {
        try {
          return await callOperation('Handoff_UploadStatement', { params, body, ...options });
        } catch (refusal) {
          noteEnd(refusal);
          throw refusal;
        }
      },
      readUploaded: () => statements,
      refreshUploaded: refresh,
      onUploaded: (statement) => {
        change((before) => [...before.filter((each) => each.statementId !== statement.statementId), statement]);
        setSpoken(t('revenue.upload.announce.done', { file: statement.fileName }));
      },
      onFailed: (file, reason) => setSpoken(t('revenue.upload.announce.failed', { file, reason: t(reason) })),
    };
  };

  return {
    uploads: uploads.filter(({ destination }) => destination === visitId),
    error,
    setError,
    spoken,
    add: (files: readonly File[]) => {
      setError(undefined);
      enter()
        .then((id) => {
          setVisitId(id);
          return addFiles(id, files, eventsOf(id));
        })
        .catch((refusal: unknown) => {
          if (!noteEnd(refusal)) showAlert(messageKeyOf(refusal), 'error');
        });
    },
    cancel: (uploadId: string) => {
      setError(undefined);
      cancelUpload(uploadId);
    },
    retry: (uploadId: string) => {
      if (visitId !== undefined) retryUpload(uploadId, eventsOf(visitId));
    },
  };
}
