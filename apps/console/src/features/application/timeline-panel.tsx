import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { StaffNote } from '@portal/contract/staff/notes';
import { formatDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { usePerson } from '../../api/session.ts';
import { useToday } from '../../api/today.ts';
import { notesQuery } from '../../parts/application-queries.ts';
import { dayAtOffice, longDayWithWeekday, timeAtOffice } from '../../parts/days.ts';
import { eventWords } from '../../parts/event-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NoteBox } from './note-box.tsx';
import styles from './timeline.module.css';
import { useNotesOnTheirWay } from './use-writing-note.ts';

/** A note or an event, with when it was. */
type Entry = { at: string; key: string } & ({ note: StaffNote } | { event: StaffEvent });

export interface TimelinePanelProps {
  applicationId: string;
  events: readonly StaffEvent[];
  mayWork: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
}

/** Who did what, the latest first, with the notes among it. */
export function TimelinePanel({ applicationId, events, mayWork, noteField, onContact }: TimelinePanelProps) {
  const { t } = useText();
  const { data } = useQuery(notesQuery(applicationId));
  const [isOnlyNotes, setIsOnlyNotes] = useState(false);
  const notes = (data?.notes ?? []).map((note): Entry => ({ at: note.at, key: note.noteId, note }));
  const happened = events.map((event, index): Entry => ({
    at: event.at,
    key: `${event.kind} ${String(index)}`,
    event,
  }));
  const entries = [...notes, ...(isOnlyNotes ? [] : happened)].sort((a, b) => (a.at < b.at ? 1 : -1));
  const days = [...new Set(entries.map(({ at }) => dayAtOffice(at)))];
  return (
    <Panel
      title={t('console.timeline.title')}
      end={
        <Button variant="quiet" size="small" aria-pressed={isOnlyNotes} onClick={() => setIsOnlyNotes(!isOnlyNotes)}>
          {t('console.timeline.onlyNotes', { count: notes.length })}
        </Button>
      }
    >
      {mayWork && <NoteBox key={applicationId} applicationId={applicationId} field={noteField} onContact={onContact} />}
      <div className={styles.entries}>
        <NotesOnTheirWay applicationId={applicationId} />
        {days.map((day) => (
          <DayEntries key={day} day={day} entries={entries.filter(({ at }) => dayAtOffice(at) === day)} />
        ))}
        {days.length === 0 && <p className={styles.none}>{t('console.timeline.none')}</p>}
      </div>
    </Panel>
  );
}

/** Notes that are not saved yet, and that they wait for the connection where there is none. */
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
        {entries.map((entry) => (
          <li key={entry.key}>
            {'note' in entry ? <NoteEntry note={entry.note} /> : <EventEntry event={entry.event} />}
            <time dateTime={entry.at}>{timeAtOffice(entry.at, language)}</time>
            {'note' in entry && <p className={styles.note}>{entry.note.text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
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

/** The customer and the portal have no name here: a mark says who it was. */
function EventEntry({ event }: { event: StaffEvent }) {
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
