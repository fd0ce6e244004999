import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stepPlaces } from '@portal/contract/application/steps';
import {
  MEGABYTE,
  STATEMENT_FILE_COUNT_LIMIT,
  STATEMENT_FILE_MAXIMUM_MEGABYTES,
  STATEMENT_TOTAL_MAXIMUM_MEGABYTES,
} from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { callOperation } from '../../../api/call-operation.ts';
import { keepApplication, useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { formatFileSize } from '../../../i18n/format.ts';
import { RichText } from '../../../i18n/rich-text.tsx';
import { ofMonthRange } from '../../../i18n/month-range.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ControlMessage } from '../../../ui/control-message.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { StepHistoryState } from '../../../session/step-history.ts';
import { ConfirmMonthsDialog } from './confirm-months-dialog.tsx';
import { MonthTiles } from './month-tiles.tsx';
import { aboutBankRoute } from '../routes.ts';
import { RequestedMonths } from './requested-months.tsx';
import { StatementRow } from './statement-row.tsx';
import styles from './statements-upload.module.css';
import { addFiles, cancelUpload, retryUpload, type UploadEvents, useUploadQueue } from './upload-queue.ts';
import { UploadLead } from './upload-lead.tsx';
import { UploadRow } from './upload-row.tsx';
import { useStatementRequest } from './use-statement-request.ts';
import { useReadingNews, useStatements } from './use-statements.ts';

const DROP_ZONE_ID = 'statement-files';

/** Upload of PDF statements: each file on its own, the months that they cover, and a question about them at the end. */
export function StatementsUploadScreen() {
  const texts = useText();
  const { t, language } = texts;
  const [, navigate] = useLocation();
  const isFromReview = useHistoryState<StepHistoryState | null>()?.fromReview === true;
  const queries = useQueryClient();
  const application = useCurrentApplication();
  const { applicationId, acceptedMonths } = application;
  const request = useStatementRequest(application);
  const uploaded = useStatements(applicationId);
  const { list } = uploaded;
  const statements = list.data?.statements ?? [];
  const allUploads = useUploadQueue(({ uploads }) => uploads);
  const uploads = allUploads.filter((upload) => upload.applicationId === applicationId);
  const [fault, setFault] = useState<TextKey>();
  const [spoken, setSpoken] = useState('');
  const [news, setNews] = useState('');
  const [confirming, setConfirming] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  useReadingNews(list.data, setNews);

  const events: UploadEvents = {
    readUploaded: uploaded.read,
    refreshUploaded: uploaded.refresh,
    onUploaded: (statement) => {
      uploaded.change((before) => [
        ...before.filter(({ statementId }) => statementId !== statement.statementId),
        statement,
      ]);
      setFault(undefined);
      setSpoken(t('revenue.upload.announce.done', { file: statement.fileName }));
    },
    onFailed: (file, reason) => {
      setSpoken(t('revenue.upload.announce.failed', { file, reason: t(reason) }));
    },
  };

  const removal = useMutation({
    mutationFn: ({ statementId }: StatementFile) =>
      callOperation('Revenue_RemoveStatement', { params: { applicationId, statementId } }),
    onSuccess: (_nothing, { statementId, fileName }) => {
      uploaded.change((before) => before.filter((statement) => statement.statementId !== statementId));
      setSpoken(t('revenue.upload.announce.removed', { file: fileName }));
      document.getElementById(DROP_ZONE_ID)?.focus();
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });

  const confirm = async (version: number) =>
    callOperation('Revenue_ConfirmStatements', { params: { applicationId }, body: { version } });

  const confirmation = useMutation({
    mutationFn: async () => {
      if (request) {
        await request.provide();
        return undefined;
      }
      try {
        return await confirm(application.version);
      } catch (error) {
        if (!isProblem(error, 'errorVersionConflict')) throw error;
        const current = await callOperation('Application_GetApplication', { params: { applicationId } });
        return confirm(current.version);
      }
    },
    onSuccess: (saved) => {
      if (!saved) return;
      keepApplication(queries, saved);
      navigate(stepPlaces.review.route);
    },
    onError: (error) => {
      setConfirming(false);
      showAlert(messageKeyOf(error), 'error');
    },
  });

  const askWhetherComplete = async () => {
    // Whoever is quicker than the list has not forgotten her files.
    const present = list.data?.statements ?? (await uploaded.refresh());
    const isUnderway = uploads.some(({ state }) => state !== 'failed');
    const found: TextKey | undefined = isUnderway
      ? 'revenue.upload.stillUploading'
      : present.length === 0
        ? 'validation.upload.required'
        : undefined;
    const isShownByBank = found === 'validation.upload.required' && !request && list.data?.covered.complete === true;
    if (isShownByBank) {
      confirmation.mutate();
      return;
    }
    setFault(found);
    if (found) requestAnimationFrame(() => summary.current?.focus());
    else setConfirming(true);
  };

  const months = list.data?.covered.months;
  const isBankRead = application.bank?.state === 'read';
  const isCoveredByBank = isBankRead && list.data?.covered.complete === true;
  const size = (megabytes: number) => formatFileSize(megabytes * MEGABYTE, language);

  return (
    <Screen
      title={t(request ? 'revenue.request.title' : 'revenue.upload.title')}
      hasErrors={fault !== undefined}
      lead={
        request ? <RequestedMonths months={request.months} /> : <UploadLead application={application} months={months} />
      }
    >
      <div className={styles.upload}>
        {fault && (
          <ErrorSummary
            ref={summary}
            title={t('common.errorSummary')}
            entries={[{ message: t(fault), controlId: DROP_ZONE_ID }]}
          />
        )}
        {months && <MonthTiles months={months} />}
        {!request && list.data?.covered.window === 'accepted' && (
          <InlineAlert tone="info">
            {t('revenue.upload.months.accepted', { months: ofMonthRange(acceptedMonths, texts, { year: false }) })}
          </InlineAlert>
        )}
        {list.data?.severalAccounts === true && (
          <InlineAlert tone="info">{t('revenue.upload.months.severalAccounts')}</InlineAlert>
        )}
        <div className={styles.drop}>
          <DropZone
            id={DROP_ZONE_ID}
            prompt={
              <RichText text={t('revenue.upload.prompt')} parts={{ strong: (words) => <strong>{words}</strong> }} />
            }
            chooseLabel={t('revenue.upload.choose')}
            hint={t('revenue.upload.limits', {
              count: STATEMENT_FILE_COUNT_LIMIT - 1,
              each: size(STATEMENT_FILE_MAXIMUM_MEGABYTES),
              total: size(STATEMENT_TOTAL_MAXIMUM_MEGABYTES),
            })}
            accept="application/pdf,.pdf"
            onFiles={(files) => {
              setFault(undefined);
              void addFiles(applicationId, files, events);
            }}
            errorId={fault && `${DROP_ZONE_ID}-error`}
          />
          {fault && (
            <ControlMessage id={`${DROP_ZONE_ID}-error`} kind="error">
              {t(fault)}
            </ControlMessage>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
        <p className="visually-hidden" role="status">
          {news}
        </p>
        {list.isPending && <Skeleton height={76} />}
        {list.isError && !list.data && (
          <InlineAlert
            tone="bad"
            announce="alert"
            title={t('revenue.upload.loadFailed')}
            action={
              <Button size="small" variant="secondary" pending={list.isFetching} onClick={() => void list.refetch()}>
                {t('revenue.upload.retry')}
              </Button>
            }
          />
        )}
        {statements.length + uploads.length > 0 && (
          <ul className={styles.files} aria-label={t('revenue.upload.listLabel')}>
            {statements.map((statement) => (
              <StatementRow
                key={statement.statementId}
                statement={statement}
                onRemove={() => {
                  if (!removal.isPending) removal.mutate(statement);
                }}
              />
            ))}
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onCancel={() => {
                  setFault(undefined);
                  cancelUpload(upload.id);
                  document.getElementById(DROP_ZONE_ID)?.focus();
                }}
                onRetry={() => retryUpload(upload.id, events)}
              />
            ))}
          </ul>
        )}
        {!request && !isCoveredByBank && (
          <p className={styles.instead}>
            {isBankRead ? (
              <Link href={aboutBankRoute}>{t('revenue.missing.otherAccount')}</Link>
            ) : (
              <RichText
                text={t('revenue.upload.connectInstead')}
                parts={{ connect: (words) => <Link href={stepPlaces.revenue.route}>{words}</Link> }}
              />
            )}
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink
            href={request ? '/main' : stepPlaces[isFromReview ? 'review' : 'revenue'].route}
            variant="secondary"
          >
            {t('common.back')}
          </ButtonLink>
          <Button
            iconAfter={<ArrowRight size={20} aria-hidden="true" />}
            pending={confirmation.isPending && !confirming}
            onClick={() => void askWhetherComplete()}
          >
            {t('common.continue')}
          </Button>
        </div>
      </div>
      {list.data && (
        <ConfirmMonthsDialog
          application={application}
          isRequest={request !== undefined}
          list={list.data}
          open={confirming}
          pending={confirmation.isPending}
          onConfirm={() => confirmation.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Screen>
  );
}
