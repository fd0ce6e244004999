import { messageKeyOf } from '@portal/contract/client/problem';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { callOperation } from '../../api/call-operation.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { noteOpened } from '../../frame/listed-order.ts';
import { goBack } from '../../frame/navigation.tsx';
import { ScreenHeading } from '../../frame/screen-heading.tsx';
import { useTitle } from '../../frame/use-title.ts';
import { Unread } from '../../frame/states/unread.tsx';
import { DecisionStrip } from './decision/decision-strip.tsx';
import { type Details, useDetails, useRow } from './details.ts';
import { isNoApplication, NoApplication } from './no-application.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { RecordBoard, type RecordBoardProps } from './record-board.tsx';
import { RecordDialogs, useRecordDialog } from './record-dialogs.tsx';
import { RecordHead } from './head/record-head.tsx';
import { useNeighbourKeys } from './head/record-neighbours.tsx';
import { useFollowedDecision } from './decision/use-decisions.ts';
import { useTimeline, useTimelineKeys } from './timeline/use-timeline.ts';
import { RequestStrip } from './requests/request-strip.tsx';
import { RecordShape } from './record-shape.tsx';
import type { RecordTab } from './head/record-tabs.tsx';
import styles from './application.module.css';

export function ApplicationScreen({ applicationId }: { applicationId: string }) {
  return <RecordScreen applicationId={applicationId} tab="summary" Board={RecordBoard} />;
}

export interface RecordScreenProps {
  applicationId: string;
  tab: RecordTab;
  Board: ComponentType<RecordBoardProps>;
}

export function RecordScreen({ applicationId, tab, Board }: RecordScreenProps) {
  const { t } = useText();
  const read = useDetails(applicationId);
  const { data } = read;
  useEffect(() => noteOpened(applicationId), [applicationId]);
  useNeighbourKeys(applicationId);
  if (isNoApplication(read.error)) return <NoApplication applicationId={applicationId} />;
  if (data) return <Record details={data} tab={tab} Board={Board} />;
  return (
    <main className={styles.screen}>
      <ScreenHeading className="visually-hidden" isProvisional>
        {t('console.application.title')}
      </ScreenHeading>
      <Unread read={read} shape={<RecordShape />} />
    </main>
  );
}

function Record({ details, tab, Board }: Pick<RecordScreenProps, 'tab' | 'Board'> & { details: Details }) {
  const { message } = useText();
  const isPhone = useIsNarrowerThan(PHONE);
  const known = useRow(details);
  const record = useRecordDialog(details);
  const { dialog, mayWork, mayWorkOnIt, open, close, done, sent } = record;
  const { applicationId, businessInfo } = details.application;
  const { decision, waiting } = useFollowedDecision(applicationId);
  const copy = useCopy(applicationId);
  useRecordTitle(businessInfo.companyName, tab);
  const timeline = useTimeline(tab === 'summary');
  useRecordKeys(record, tab === 'summary' ? timeline.write : undefined);
  useTimelineKeys(timeline);
  return (
    <main className={styles.screen}>
      <RecordHead
        details={details}
        tab={tab}
        known={known}
        timeline={timeline}
        mayWork={mayWorkOnIt}
        onBack={() => goBack(consolePaths.workList)}
        onAsk={() => open('ask')}
        onDecide={() => open('decide')}
        onAssign={() => open('assign')}
        onCopy={() => copy.mutate('Staff_CreateCopyTicket')}
        onArchive={() => copy.mutate('Staff_CreateArchiveTicket')}
      />
      <DecisionStrip applicationId={applicationId} decision={decision} mayWork={mayWork} />
      <RequestStrip key={sent?.until} applicationId={applicationId} sent={sent} />
      <div role="alert">{copy.error && <p className={styles.failure}>{message(messageKeyOf(copy.error))}</p>}</div>
      <Board
        details={details}
        known={known}
        mayWork={mayWork}
        timeline={timeline}
        onAsk={() => open('ask')}
        onContact={() => open('contact')}
        onCheck={mayWorkOnIt ? open : undefined}
      />
      {isPhone && mayWorkOnIt && <PhoneActions onAsk={() => open('ask')} onContact={() => open('contact')} />}
      <RecordDialogs dialog={dialog} details={details} known={known} waiting={waiting} onClose={close} onDone={done} />
    </main>
  );
}

function useRecordTitle(companyName: string | null, tab: RecordTab): void {
  const { t } = useText();
  const name = companyName ?? t('console.application.title');
  useTitle(tab === 'summary' ? name : `${t(`console.tabs.${tab}`)} – ${name}`);
}

function useCopy(applicationId: string) {
  return useMutation({
    mutationFn: async (operation: 'Staff_CreateCopyTicket' | 'Staff_CreateArchiveTicket') => {
      const { path } = await callOperation(operation, { params: { applicationId } });
      window.location.assign(path);
    },
  });
}

const dialogKeys = [
  { keys: 'i', label: 'console.ask.do', opens: 'ask' },
  { keys: 'd', label: 'console.decide.title', opens: 'decide' },
  { keys: 'a', label: 'console.assign.do', opens: 'assign' },
  { keys: 'c', label: 'console.contact.do', opens: 'contact' },
] as const;

/** Registers only the keys this person may use here, so that the footer shows no others. */
function useRecordKeys({ may, mayWork, open }: ReturnType<typeof useRecordDialog>, writeNote?: () => void): void {
  useKeys('console.keys.record', [
    ...dialogKeys
      .filter(({ opens }) => may(opens))
      .map(({ keys, label, opens }) => ({ keys, label, isInFoot: true, run: () => open(opens) })),
    ...(writeNote && mayWork
      ? [{ keys: 'm', label: 'console.note.write', isInFoot: true, run: writeNote } as const]
      : []),
  ]);
}
