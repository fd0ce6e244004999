import { messageKeyOf } from '@portal/contract/client/problem';
import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { ToolButton } from '@portal/design/ui/buttons/tool-button.tsx';
import BellPlus from 'lucide-react/icons/bell-plus';
import Phone from 'lucide-react/icons/phone';
import type { RefObject } from 'react';
import styles from './timeline.module.css';
import type { useWritingNote } from './use-writing-note.ts';

export interface NoteBoxProps {
  writing: ReturnType<typeof useWritingNote>;
  hint: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
  onRemind: () => void;
}

export function NoteBox({ writing, hint, field, onContact, onRemind }: NoteBoxProps) {
  const { t, message } = useText();
  const { text, setText, error, send } = writing;
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
        placeholder={hint}
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
        <ToolButton
          label={t('console.reminders.do')}
          icon={<BellPlus size={18} aria-hidden="true" />}
          onPress={onRemind}
        />
        <Button type="submit" size="small">
          {t('console.note.save')}
        </Button>
      </span>
      <span role="alert">{error && <span className={styles.error}>{message(messageKeyOf(error))}</span>}</span>
    </form>
  );
}
