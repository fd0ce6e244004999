import { messageKeyOf } from '@portal/contract/client/problem';
import { productDay } from '@portal/contract/application/statement-window';
import { NOTE_MAXIMUM_LENGTH, PRODUCT_TIME_ZONE } from '@portal/contract/constants';
import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { StaffNote } from '@portal/contract/staff/notes';
import { formatDay, formatTime } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { type RefObject, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey, operationQuery, queryClient } from '../../api/queries.ts';
import { longDayWithWeekday } from '../../parts/days.ts';
import { eventWords } from '../../parts/event-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './timeline.module.css';

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
  const { data } = useQuery(operationQuery('Staff_ListNotes', { params: { applicationId } }));
  const [isOnlyNotes, setIsOnlyNotes] = useState(false);
  const notes = (data?.notes ?? []).map((note): Entry => ({ at: note.at, key: note.noteId, note }));
  const happened = events.map((event, index): Entry => ({
    at: event.at,
    key: `${event.kind} ${String(index)}`,
    event,
  }));
  const entries = [...notes, ...(isOnlyNotes ? [] : happened)].sort((a, b) => (a.at < b.at ? 1 : -1));
  const days = [...new Set(entries.map(({ at }) => productDay(new Date(at))))];
  return (
    <Panel
      title={t('console.timeline.title')}
      end={
        <Button variant="quiet" size="small" aria-pressed={isOnlyNotes} onClick={() => setIsOnlyNotes(!isOnlyNotes)}>
          {t('console.timeline.onlyNotes', { count: notes.length })}
        </Button>
      }
    >
      {mayWork && <NoteBox applicationId={applicationId} field={noteField} onContact={onContact} />}
      <div className={styles.entries}>
        {days.map((day) => (
          <DayEntries key={day} day={day} entries={entries.filter(({ at }) => productDay(new Date(at)) === day)} />
        ))}
        {days.length === 0 && <p className={styles.none}>{t('console.timeline.none')}</p>}
      </div>
    </Panel>
  );
}

function DayEntries({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const { t, language } = useText();
  const today = productDay(new Date());
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const name = isThisYear ? longDayWithWeekday(day, language) : formatDay(day, language, 'weekday');
  return (
    <>
      <h3>{day === today ? t('console.promise.today') : name}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            {'note' in entry ? <NoteEntry note={entry.note} /> : <EventEntry event={entry.event} />}
            <time dateTime={entry.at}>{formatTime(entry.at, language, PRODUCT_TIME_ZONE)}</time>
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

interface NoteBoxProps {
  applicationId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
}

function NoteBox({ applicationId, field, onContact }: NoteBoxProps) {
  const { t, message } = useText();
  const [text, setText] = useState('');
  const save = useMutation({
    mutationFn: () => callOperation('Staff_AddNote', { params: { applicationId }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      await queryClient.invalidateQueries({ queryKey: operationKey('Staff_ListNotes') });
    },
  });
  const send = () => {
    if (text.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        aria-label={t('console.note.label')}
        placeholder={t('console.note.hint')}
        rows={2}
        maxLength={NOTE_MAXIMUM_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <span className={styles.tools}>
        <Button variant="secondary" size="small" icon={<Phone size={14} aria-hidden="true" />} onClick={onContact}>
          {t('console.contact.do')}
        </Button>
        <Button type="submit" size="small" pending={save.isPending}>
          {t('console.note.save')}
        </Button>
      </span>
      <span role="alert">
        {save.error && <span className={styles.error}>{message(messageKeyOf(save.error))}</span>}
      </span>
    </form>
  );
}
