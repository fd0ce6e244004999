import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { bulkOutcomes, isReasonOf } from '@portal/contract/staff/decisions';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import { AssignDialog, type AssignDialogProps } from '../../../parts/application/assign-dialog.tsx';
import { type Decided, DecideForm } from '../../../parts/application/decide-form.tsx';
import styles from '../../../parts/application/dialogs.module.css';
import type { BulkChangeBody } from './use-bulk-change.ts';

type Details = Pick<BulkChangeBody, 'note' | 'close'>;

interface BulkDialogProps {
  title: string;
  onSave: (details: Details) => Promise<void>;
  onClose: () => void;
  onDone: () => void;
}

export interface SelectionDialogProps
  extends BulkDialogProps, Pick<AssignDialogProps<WorkListRow>, 'rows' | 'onAssign'> {
  dialog: 'assign' | 'note' | 'close';
}

export function SelectionDialog({ dialog, rows, onAssign, ...bulk }: SelectionDialogProps) {
  if (dialog === 'assign') return <AssignDialog rows={rows} onAssign={onAssign} {...bulk} />;
  return dialog === 'note' ? <NoteDialog {...bulk} /> : <CloseDialog {...bulk} />;
}

function useSave({ onSave, onDone }: Pick<BulkDialogProps, 'onSave' | 'onDone'>) {
  return useMutation({ mutationFn: (details: Details) => onSave(details), onSuccess: onDone });
}

function NoteDialog({ title, onClose, ...ends }: BulkDialogProps) {
  const { t } = useText();
  const id = useId();
  const [text, setText] = useState('');
  const save = useSave(ends);
  const note = text.trim();
  return (
    <SaveDialog
      title={title}
      action={t('console.bulk.note.do')}
      save={save}
      blocked={note === '' ? t('console.note.hint') : undefined}
      onSave={() => save.mutate({ note })}
      onClose={onClose}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('console.note.label')}</label>
        <textarea
          id={id}
          rows={4}
          required
          maxLength={NOTE_MAXIMUM_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </SaveDialog>
  );
}

function CloseDialog({ title, onClose, ...ends }: BulkDialogProps) {
  const { t } = useText();
  const [decided, setDecided] = useState<Decided>({ outcome: undefined, reason: null, words: '' });
  const save = useSave(ends);
  const close = readClose(decided);
  return (
    <SaveDialog
      title={title}
      action={t('console.bulk.close.do')}
      save={save}
      blocked={close === undefined ? t('console.bulk.close.blocked') : undefined}
      isDangerous
      onSave={() => close && save.mutate({ close })}
      onClose={onClose}
    >
      <DecideForm
        outcomes={bulkOutcomes}
        decided={decided}
        wordsLabel={t('console.bulk.close.words')}
        areWordsNeeded
        onChange={(part) => setDecided({ ...decided, ...part })}
      />
      <p>{t('console.bulk.close.consequence')}</p>
    </SaveDialog>
  );
}

function readClose({ outcome, reason, words }: Decided): Details['close'] {
  const chosen = bulkOutcomes.find((one) => one === outcome);
  if (chosen === undefined || reason === null || !isReasonOf(chosen, reason) || words.trim() === '') return undefined;
  return { outcome: chosen, reason, words: words.trim() };
}
