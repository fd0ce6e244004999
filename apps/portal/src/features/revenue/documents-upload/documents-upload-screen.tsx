import { messageKeyOf } from '@portal/contract/client/problem';
import { paths } from '@portal/contract/routes';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { ErrorSummary } from '@portal/design/ui/messages/error-summary.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import type { TextKey } from '@portal/locales';
import { formatDay } from '@portal/locales/format/day';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { useUploadQueue } from '../statements-upload/files/upload-queue.ts';
import styles from './documents-upload.module.css';
import { RequestedDocument } from './requested-document.tsx';
import { dropZoneOf } from './use-document-files.ts';
import { type DocumentRequests, useDocumentRequests } from './use-document-requests.ts';

export function DocumentsUploadScreen() {
  const { t, language } = useText();
  const { applicationId } = useCurrentApplication();
  const requests = useDocumentRequests(applicationId);
  const { requested } = requests;
  const { error, refusals, isPending, send } = useSending(requests);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const [dueDay] = requested.flatMap(({ item }) => item.dueDay ?? []).sort();
  const withFiles = requested.filter(({ files }) => files.length > 0).length;
  return (
    <Screen
      title={t('revenue.documents.title')}
      hasErrors={error !== undefined}
      lead={dueDay === undefined ? undefined : t('revenue.documents.due', { day: formatDay(dueDay, language) })}
    >
      <div className={styles.documents}>
        {error && (
          <ErrorSummary
            ref={summary}
            title={t('common.errorSummary')}
            entries={[{ message: t(error), controlId: dropZoneOf(requested[0]?.item.itemId ?? '') }]}
          />
        )}
        <Loading requests={requests} />
        {requested.map((each) => (
          <RequestedDocument
            key={each.item.itemId}
            applicationId={applicationId}
            requested={each}
            requests={requests}
          />
        ))}
        {withFiles > 0 && withFiles < requested.length && <p>{t('revenue.documents.later')}</p>}
        <FormActions
          back={
            <RouteButton to={paths.myApplications} variant="secondary">
              {t('common.back')}
            </RouteButton>
          }
        >
          {requested.length > 0 && (
            <Button pending={isPending} onClick={send}>
              {t('revenue.documents.send')}
            </Button>
          )}
        </FormActions>
      </div>
    </Screen>
  );
}

function Loading({ requests: { list } }: { requests: DocumentRequests }) {
  const { t } = useText();
  if (list.data) return null;
  if (list.isPending) return <Skeleton height={240} />;
  return (
    <InlineAlert
      tone="bad"
      announce="alert"
      title={t('revenue.documents.loadFailed')}
      action={
        <Button size="small" variant="secondary" pending={list.isFetching} onClick={() => void list.refetch()}>
          {t('revenue.upload.retry')}
        </Button>
      }
    />
  );
}

/** Sends the files, unless one is still being uploaded or there are none; then says why not. */
function useSending({ requested, provide }: DocumentRequests) {
  const uploads = useUploadQueue((queue) => queue.uploads);
  const [error, setError] = useState<TextKey>();
  const [refusals, setRefusals] = useState(0);
  const sending = useMutation({
    mutationFn: provide,
    onError: (refusal) => showAlert(messageKeyOf(refusal), 'error'),
  });
  const findError = (): TextKey | undefined => {
    const isUploading = uploads.some(
      ({ destination, state }) => state !== 'failed' && requested.some(({ item }) => item.itemId === destination),
    );
    if (isUploading) return 'revenue.upload.stillUploading';
    return requested.some(({ files }) => files.length > 0) ? undefined : 'validation.upload.required';
  };
  return {
    error: error === findError() ? error : undefined,
    /** How often sending was refused, so that each refusal moves the focus. */
    refusals,
    isPending: sending.isPending,
    send: () => {
      const found = findError();
      setError(found);
      if (found) setRefusals(refusals + 1);
      else sending.mutate();
    },
  };
}
