import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { usePerson } from '../../api/session.ts';
import { timeAtOffice } from '../../frame/days.ts';
import styles from './timeline.module.css';
import { useNotesOnTheirWay } from './use-writing-note.ts';

export function NotesOnTheirWay({ about }: { about: string }) {
  const { t, language } = useText();
  const { name } = usePerson();
  const notes = useNotesOnTheirWay(about);
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
