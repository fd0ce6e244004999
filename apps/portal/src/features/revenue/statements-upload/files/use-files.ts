import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../../api/call-operation.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../../frame/alert/alert.ts';
import { addFiles, cancelUpload, retryUpload, type UploadEvents, useUploadQueue } from './upload-queue.ts';
import type { StatementRequest } from '../use-statement-request.ts';
import { useReadingNews, useStatements } from '../use-statements.ts';

export const DROP_ZONE_ID = 'statement-files';

export function focusDropZone(): void {
  document.getElementById(DROP_ZONE_ID)?.focus();
}

function without(statements: StatementFile[], { statementId }: StatementFile): StatementFile[] {
  return statements.filter((statement) => statement.statementId !== statementId);
}

export function useFiles(applicationId: string, request: StatementRequest | undefined) {
  const { t } = useText();
  const uploaded = useStatements(applicationId);
  const allUploads = useUploadQueue(({ uploads }) => uploads);
  const [error, setError] = useState<TextKey>();
  const [spoken, setSpoken] = useState('');
  const [news, setNews] = useState('');

  useReadingNews(uploaded.list.data, setNews);

  /** Leaves the page if the application was withdrawn meanwhile. @returns whether it left */
  const leftIfWithdrawn = (refusal: unknown): boolean => {
    if (request === undefined || !isProblem(refusal, 'errorAlreadySubmitted')) return false;
    void request.leave();
    return true;
  };
  const showRefusal = (refusal: Error) => {
    if (!leftIfWithdrawn(refusal)) showAlert(messageKeyOf(refusal), 'error');
  };

  const events: UploadEvents = {
    send: async (body, options) => {
      try {
        return await callOperation('Revenue_UploadStatement', { params: { applicationId }, body, ...options });
      } catch (refusal) {
        leftIfWithdrawn(refusal);
        throw refusal;
      }
    },
    readUploaded: uploaded.read,
    refreshUploaded: uploaded.refresh,
    onUploaded: (statement) => {
      uploaded.change((before) => [...without(before, statement), statement]);
      setError(undefined);
      setSpoken(t('revenue.upload.announce.done', { file: statement.fileName }));
    },
    onFailed: (file, reason) => {
      setSpoken(t('revenue.upload.announce.failed', { file, reason: t(reason) }));
    },
  };

  const removal = useMutation({
    mutationFn: ({ statementId }: StatementFile) =>
      callOperation('Revenue_RemoveStatement', { params: { applicationId, statementId } }),
    onSuccess: (_nothing, removed) => {
      uploaded.change((before) => without(before, removed));
      setSpoken(t('revenue.upload.announce.removed', { file: removed.fileName }));
      setNews('');
      focusDropZone();
    },
    onError: showRefusal,
  });

  const answering = useMutation({
    mutationFn: ({ statementId, answer }: { statementId: string; answer: HolderAnswer }) =>
      callOperation('Revenue_AnswerHolder', { params: { applicationId, statementId }, body: { answer } }),
    onSuccess: (answered) => {
      uploaded.replace(answered);
      setSpoken(t('revenue.holder.saved'));
    },
    onError: showRefusal,
  });

  return {
    list: uploaded.list,
    refresh: uploaded.refresh,
    uploads: allUploads.filter((upload) => upload.destination === applicationId),
    error,
    setError,
    spoken,
    news,
    add: (files: readonly File[]) => {
      setError(undefined);
      void addFiles(applicationId, files, events);
    },
    cancel: (uploadId: string) => {
      setError(undefined);
      cancelUpload(uploadId);
      focusDropZone();
    },
    retry: (uploadId: string) => retryUpload(uploadId, events),
    answerHolder: (statementId: string, answer: HolderAnswer) =>
      answering.mutateAsync({ statementId, answer }).then(
        () => true,
        () => false,
      ),
    remove: (statement: StatementFile) => {
      if (!removal.isPending) removal.mutate(statement);
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
