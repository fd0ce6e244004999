import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useToday } from '../../../api/today.ts';
import { promiseState } from '../../../parts/application/promise.tsx';
import { DayChoice } from '../../../parts/day-choice.tsx';
import { dayWithWeekday } from '../../../frame/days.ts';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import type { Details } from '../details.ts';
import styles from '../../../parts/application/dialogs.module.css';
import { MeanwhileNote } from '../meanwhile-note.tsx';
import { ContactChoice } from '../../../parts/timeline/contact-choice.tsx';
import { useContact } from './use-contact.ts';

export interface ContactDialogProps {
  details: Details;
  row: WorkListRow | null | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function ContactDialog({ details, row, onClose, onDone }: ContactDialogProps) {
  const words = useText();
  const { t, message } = words;
  const today = useToday();
  const promise = row ? promiseState(row, today) : undefined;
  const contact = useContact(details, { isLate: promise === 'late', onDone });
  const { draft, change, isPromised, businessDays, dayProblem, blocked, save, meanwhile } = contact;
  return (
    <SaveDialog
      title={t('console.contact.do')}
      action={t('console.note.save')}
      save={save}
      blocked={blocked && t(blocked)}
      hasFieldProblems={dayProblem !== undefined}
      onSave={save.run}
      onClose={onClose}
    >
      <MeanwhileNote {...meanwhile} />
      <ContactChoice
        kind={draft.kind}
        outcome={draft.outcome}
        onChange={(kind, outcome) => change({ kind, outcome })}
      />
      {isPromised && (
        <DayChoice
          legend={t('console.contact.nextDay')}
          hint={t('console.contact.nextDayHint')}
          noneLabel={promise === 'waiting' ? t('console.contact.noDay') : sameDayWords(row, words)}
          chosen={draft.next}
          businessDays={businessDays}
          error={dayProblem && message(dayProblem)}
          onChange={(next) => change({ next })}
        />
      )}
      <label className={styles.field}>
        {t('console.contact.note')}
        <textarea
          rows={3}
          maxLength={NOTE_MAXIMUM_LENGTH}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </label>
    </SaveDialog>
  );
}

function sameDayWords(row: ContactDialogProps['row'], { t, language }: Translation): string {
  if (!row) return t('console.contact.dayStays');
  return t('console.contact.keepDay', { day: dayWithWeekday(row.nextContactDay, language) });
}
