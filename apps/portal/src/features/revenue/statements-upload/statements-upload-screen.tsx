import { useText } from '@portal/design/i18n/use-text.ts';
import { ErrorSummary } from '@portal/design/ui/messages/error-summary.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { UploadLinks } from '../upload-links/upload-links.tsx';
import { ConfirmMonthsDialog } from './confirm-months-dialog.tsx';
import { CoverageNotes } from './months/coverage-notes.tsx';
import { DaysBetweenNote } from './months/days-between-note.tsx';
import { FileList } from './files/file-list.tsx';
import { tiledMonths } from './months/month-deposits.ts';
import { MonthTiles } from './months/month-tiles.tsx';
import { OtherWays } from './other-ways.tsx';
import { RequestedMonths } from './requested-months.tsx';
import styles from './statements-upload.module.css';
import { UploadActions } from './upload-actions.tsx';
import { UploadArea } from './files/upload-area.tsx';
import { UploadLead } from './upload-lead.tsx';
import { countListed } from './files/upload-queue.ts';
import { useCompletion } from './use-completion.ts';
import { DROP_ZONE_ID, useFiles } from './files/use-files.ts';
import { UploadReason } from './upload-reason.tsx';
import { useStatementRequest } from './use-statement-request.ts';

export function StatementsUploadScreen() {
  const { t } = useText();
  const application = useCurrentApplication();
  const request = useStatementRequest(application);
  const isRequest = request !== undefined;
  const files = useFiles(application.applicationId, request);
  const {
    error,
    list: { data: list, isPending: isListPending },
  } = files;
  const months = list?.covered.months;
  const asked = request?.months ?? application.requiredMonths;
  const tiles = list ? tiledMonths(list) : isListPending && asked.map((month) => ({ month }));
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const completion = useCompletion(application, {
    request,
    files,
    onMissing: () => setRefusals((before) => before + 1),
  });

  // Focuses in an effect, once the summary is rendered: on a slow phone, an animation frame may run before that.
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  return (
    <Screen
      title={t(isRequest ? 'revenue.request.title' : 'revenue.upload.title')}
      hasErrors={error !== undefined}
      lead={isRequest ? <RequestedMonths months={request.months} /> : <UploadLead {...{ application, months }} />}
    >
      <div className={styles.upload}>
        {error && (
          <ErrorSummary
            ref={summary}
            title={t('common.errorSummary')}
            entries={[{ message: t(error), controlId: DROP_ZONE_ID }]}
          />
        )}
        {tiles && <MonthTiles months={tiles} isSplit={(list?.splitAccounts ?? []).length > 0} />}
        {list && <CoverageNotes application={application} isRequest={isRequest} list={list} />}
        <UploadArea files={files} count={(list?.statements.length ?? 0) + countListed(files.uploads)} />
        <Announcement words={files.spoken} />
        <Announcement words={files.news} />
        <FileList files={files} />
        {list && <DaysBetweenNote list={list} />}
        {!isListPending && (
          <>
            {list && <UploadReason application={application} request={request} list={list} />}
            <UploadLinks application={application} onArrival={files.refresh} />
            {!isRequest && <OtherWays application={application} isComplete={list?.covered.complete === true} />}
            <UploadActions
              isRequest={isRequest}
              pending={completion.isPending && !completion.isAsking}
              onContinue={() => void completion.askWhetherComplete()}
            />
          </>
        )}
      </div>
      {list && (
        <ConfirmMonthsDialog
          application={application}
          isRequest={isRequest}
          list={list}
          open={completion.isAsking}
          pending={completion.isPending}
          onConfirm={completion.confirm}
          onClose={completion.putOff}
        />
      )}
    </Screen>
  );
}

function Announcement({ words }: { words: string }) {
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
