import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { StaffNote } from '@portal/contract/staff/notes';
import { formatDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { usePerson } from '../../../api/session.ts';
import { useToday } from '../../../api/today.ts';
import { Failed } from '../../../frame/states/failed.tsx';
import { decisionsQuery, notesQuery } from '../../../parts/application/application-queries.ts';
import { dayAtOffice, longDayWithWeekday, timeAtOffice } from '../../../frame/days.ts';
import { eventWords } from '../../../parts/application/event-words.ts';
import { ListShape } from '../../../frame/states/list-shape.tsx';
import { DecisionEntry } from './decision-entry.tsx';
import { type Entry, joinContactNotes, joinRepeated } from './join-repeated.ts';
import { NoteBox } from './note-box.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import styles from './timeline.module.css';
import { useNotesOnTheirWay } from './use-writing-note.ts';

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
        <NoteBox
          key={applicationId}
          applicationId={applicationId}
          field={noteField}
          onContact={onContact}
          onRemind={() => setIsReminding(true)}
        />
      )}
      {isReminding && <ReminderDialog applicationId={applicationId} onClose={() => setIsReminding(false)} />}
      <div className={styles.entries}>
        <NotesOnTheirWay applicationId={applicationId} />
        <NotRead read={notes} />
        <NotRead read={decisions} />
        {notes.isPending || decisions.isPending ? (
          <ListShape />
        ) : (
          <Entries entries={isOnlyNotes ? written : joinContactNotes([...written, ...happened])} />
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
function NotRead({ read: { data, error, refetch } }: { read: Pick<UseQueryResult, 'data' | 'error' | 'refetch'> }) {
  return data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useText();
  const latestFirst = entries.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const days = [...new Set(latestFirst.map(({ at }) => dayAtOffice(at)))];
  if (days.length === 0) return <p className={styles.none}>{t('console.timeline.none')}</p>;
  return days.map((day) => (
    <DayEntries key={day} day={day} entries={latestFirst.filter(({ at }) => dayAtOffice(at) === day)} />
  ));
}

function NotesOnTheirWay({ applicationId }: { applicationId: string }) {
  const { t, language } = useText();
  const { name } = usePerson();
  const notes = useNotesOnTheirWay(applicationId);
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={styles.onTheirWay}>
          {notes.map(({ noteId, text, at, waits }) => (
            <li key={noteId}>
              <Avatar name={name} />
              <span>
                <b>{name}</b> {t(waits ? 'console.note.waits' : 'console.note.saving')}
              </span>
              <time dateTime={at}>{timeAtOffice(at, language)}</time>
              <p className={styles.note}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DayEntries({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const { t, language } = useText();
  const today = useToday();
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const name = isThisYear ? longDayWithWeekday(day, language) : formatDay(day, language, 'weekday');
  return (
    <>
      <h3>{day === today ? t('console.promise.today') : name}</h3>
      <ul>
        {joinRepeated(entries).map((entry) => (
          <li key={entry.key}>
            <EntryHead entry={entry} />
            <time dateTime={entry.at}>{timeAtOffice(entry.at, language)}</time>
            {Boolean(entry.words) && <p className={styles.note}>{entry.words}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryHead({ entry }: { entry: Entry }) {
  if ('note' in entry) return <NoteEntry note={entry.note} />;
  return 'event' in entry ? <EventEntry {...entry} /> : <DecisionEntry decision={entry.decision} />;
}

function NoteEntry({ note: { author } }: { note: StaffNote }) {
  const { t } = useText();
  return (
    <>
      <Avatar name={author} />
      <span>
        <b>{author}</b> {t('console.timeline.noted')}
      </span>
    </>
  );
}

function EventEntry({ event, times }: { event: StaffEvent; times: number }) {
  const words = useText();
  const { t, language } = words;
  const { name, actor } = event.by;
  const { contact } = event;
  return (
    <>
      {name ? <Avatar name={name} /> : <span className={styles.spot} data-actor={actor} aria-hidden="true" />}
      <span>
        {contact
          ? t(`console.contact.said.${contact.kind}`, { outcome: t(`console.contact.outcomes.${contact.outcome}`) })
          : eventWords(event, words)}
        {times > 1 && <span className={styles.who}>{t('console.timeline.times', { count: times })}</span>}
        {contact?.nextContactDay && (
          <span className={styles.who}>
            {t('console.contact.promised', { day: formatDay(contact.nextContactDay, language, 'day') })}
          </span>
        )}
        <span className={styles.who}>{name ?? t(`console.actors.${actor}`)}</span>
      </span>
    </>
  );
}
