import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { StaffNote } from '@portal/contract/staff/notes';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey, queryClient } from '../../../api/queries.ts';
import { Unread } from '../../../frame/states/unread.tsx';
import { decisionsQuery, notesQuery } from '../../../parts/application/application-queries.ts';
import { eventWords } from '../../../parts/application/event-words.ts';
import { ListShape } from '../../../frame/states/list-shape.tsx';
import { EventHead, NoteHead } from '../../../parts/timeline/entry-heads.tsx';
import { NoteBox, type NoteBoxProps } from '../../../parts/timeline/note-box.tsx';
import { NotesOnTheirWay } from '../../../parts/timeline/notes-on-their-way.tsx';
import { ReminderDialog } from '../../../parts/timeline/reminder-dialog.tsx';
import { TimelineDays } from '../../../parts/timeline/timeline-days.tsx';
import styles from '../../../parts/timeline/timeline.module.css';
import { useWritingNote } from '../../../parts/timeline/use-writing-note.ts';
import { DecisionEntry } from './decision-entry.tsx';
import { type Entry, joinContactNotes, joinRepeated } from './join-repeated.ts';

export interface TimelinePanelProps {
  applicationId: string;
  events: readonly StaffEvent[];
  mayWork: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
}

export function TimelinePanel({ applicationId, events, mayWork, noteField, onContact }: TimelinePanelProps) {
  const { t } = useText();
  const notes = useQuery(notesQuery(applicationId));
  const decisions = useQuery(decisionsQuery(applicationId));
  const [isOnlyNotes, setIsOnlyNotes] = useState(false);
  const [isReminding, setIsReminding] = useState(false);
  const written = (notes.data?.notes ?? []).map(ofNote);
  const happened = [...events.map(ofEvent), ...(decisions.data?.decisions ?? []).map(ofDecision)];
  return (
    <Panel
      title={t('console.timeline.title')}
      end={
        <Button variant="quiet" size="small" aria-pressed={isOnlyNotes} onClick={() => setIsOnlyNotes(!isOnlyNotes)}>
          {t('console.timeline.onlyNotes', { count: written.length })}
        </Button>
      }
    >
      {mayWork && (
        <Writing
          key={applicationId}
          applicationId={applicationId}
          field={noteField}
          onContact={onContact}
          onRemind={() => setIsReminding(true)}
        />
      )}
      {isReminding && <ReminderDialog about={{ applicationId, leadId: null }} onClose={() => setIsReminding(false)} />}
      <div className={styles.entries}>
        <NotesOnTheirWay about={applicationId} />
        <NotRead read={notes} />
        <NotRead read={decisions} />
        {notes.isPending || decisions.isPending ? (
          <ListShape />
        ) : (
          <TimelineDays
            entries={isOnlyNotes ? written : joinContactNotes([...written, ...happened])}
            join={joinRepeated}
            headOf={(entry) => <EntryHead entry={entry} />}
          />
        )}
      </div>
    </Panel>
  );
}

const ofNote = (note: StaffNote): Entry => ({ at: note.at, key: note.noteId, words: note.text, note });
const ofEvent = (event: StaffEvent, index: number): Entry => ({
  at: event.at,
  key: `${event.kind} ${String(index)}`,
  event,
  times: 1,
});
const ofDecision = (decision: Decision): Entry => ({
  at: decision.decidedAt,
  key: decision.decisionId,
  words: decision.words,
  decision,
});

/** Shows an error with a retry, unless earlier data can stay visible. */
function NotRead({ read }: { read: UseQueryResult }) {
  return read.data === undefined && <Unread read={read} shape={null} />;
}

function EntryHead({ entry }: { entry: Entry }) {
  if ('note' in entry) return <NoteHead author={entry.note.author} />;
  return 'event' in entry ? <EventEntry {...entry} /> : <DecisionEntry decision={entry.decision} />;
}

function EventEntry({ event, times }: { event: StaffEvent; times: number }) {
  const words = useText();
  const { t, language } = words;
  const { contact } = event;
  return (
    <EventHead {...event.by}>
      {contact
        ? t(`console.contact.said.${contact.kind}`, { outcome: t(`console.contact.outcomes.${contact.outcome}`) })
        : eventWords(event, words)}
      {times > 1 && <span className={styles.who}>{t('console.timeline.times', { count: times })}</span>}
      {contact?.nextContactDay && (
        <span className={styles.who}>
          {t('console.contact.promised', { day: formatDay(contact.nextContactDay, language, 'day') })}
        </span>
      )}
    </EventHead>
  );
}

function Writing({
  applicationId,
  ...box
}: Pick<NoteBoxProps, 'field' | 'onContact' | 'onRemind'> & { applicationId: string }) {
  const { t } = useText();
  const writing = useWritingNote(
    applicationId,
    (body) => callOperation('Staff_AddNote', { params: { applicationId }, body }),
    () => queryClient.invalidateQueries({ queryKey: operationKey('Staff_ListNotes') }),
  );
  return <NoteBox writing={writing} hint={t('console.note.hint')} {...box} />;
}
