import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import {
  type ContactKind,
  contactKinds,
  type ContactOutcome,
  outcomesOfContact,
} from '@portal/contract/staff/contacts-logged';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { SaveDialog } from '../../ui/save-dialog.tsx';
import { refresh } from './details.ts';
import styles from './dialogs.module.css';

export interface ContactDialogProps {
  applicationId: string;
  isClosed: boolean;
  /** Of the office, as YYYY-MM-DD. */
  today: string;
  onClose: () => void;
}

/** Logs a call, mail or message with what became of it, and the day promised next. */
export function ContactDialog({ applicationId, isClosed, today, onClose }: ContactDialogProps) {
  const { t } = useText();
  const [kind, setKind] = useState<ContactKind>('call');
  const [outcome, setOutcome] = useState<ContactOutcome>('reached');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const save = useMutation({
    mutationFn: () =>
      callOperation('Staff_LogContact', {
        params: { applicationId },
        body: { kind, outcome, nextContactDay: isClosed || day === '' ? null : day, note: note.trim() || null },
      }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <SaveDialog
      title={t('console.contact.do')}
      action={t('console.note.save')}
      save={save}
      onSave={save.mutate}
      onClose={onClose}
    >
      <ContactChoice
        kind={kind}
        outcome={outcome}
        onChange={(nextKind, nextOutcome) => {
          setKind(nextKind);
          setOutcome(nextOutcome);
        }}
      />
      {!isClosed && <NextDayField day={day} today={today} onChange={setDay} />}
      <label className={styles.field}>
        {t('console.note.label')}
        <textarea
          rows={3}
          maxLength={NOTE_MAXIMUM_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
    </SaveDialog>
  );
}

interface ContactChoiceProps {
  kind: ContactKind;
  outcome: ContactOutcome;
  onChange: (kind: ContactKind, outcome: ContactOutcome) => void;
}

/** How somebody was in touch, and what became of it; another way starts with its usual outcome. */
function ContactChoice({ kind, outcome, onChange }: ContactChoiceProps) {
  const { t } = useText();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('console.contact.kind')}</legend>
        {contactKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => onChange(one, outcomesOfContact[one][0])}
            />
            {t(`console.contact.kinds.${one}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('console.contact.outcome')}</legend>
        {outcomesOfContact[kind].map((one) => (
          <label key={one}>
            <input type="radio" name="outcome" checked={one === outcome} onChange={() => onChange(kind, one)} />
            {t(`console.contact.outcomes.${one}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface NextDayFieldProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** The day promised next. */
function NextDayField({ day, today, onChange }: NextDayFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{t('console.contact.nextDay')}</label>
      <input id={id} type="date" min={today} value={day} onChange={({ target }) => onChange(target.value)} />
      <span>{t('console.contact.nextDayHint')}</span>
    </p>
  );
}
