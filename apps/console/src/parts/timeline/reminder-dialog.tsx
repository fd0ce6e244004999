import { REMINDER_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useQuery } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { useEndReminder } from '../../api/end-reminder.ts';
import { operationQuery } from '../../api/queries.ts';
import { writeAndRefresh } from '../../api/refresh.ts';
import { useToday } from '../../api/today.ts';
import { dayAtOffice, dayWithWeekday, timeWithZone } from '../../frame/days.ts';
import { FormDialog } from '../../frame/dialogs/form-dialog.tsx';
import styles from './timeline.module.css';

interface Typed {
  day: string;
  time: string;
  words: string | null;
}

const check: PortalResolver<Typed> = (typed) => {
  const [day, time, words] = [String(typed.day), String(typed.time), String(typed.words).trim()];
  const errors = {
    ...(day === '' && { day: 'console.reminders.dayMissing' }),
    ...(time === '' && { time: 'console.reminders.timeMissing' }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { output: { day, time, words: words === '' ? null : words } };
};

export interface ReminderDialogProps {
  about: Pick<Reminder, 'applicationId' | 'leadId'>;
  onClose: () => void;
}

export function ReminderDialog({ about, onClose }: ReminderDialogProps) {
  const { t } = useText();
  const form = usePortalForm(check, { day: useToday(), time: '', words: '' });
  const set = (typed: Typed) =>
    writeAndRefresh(() => callOperation('Staff_SetReminder', { body: { ...about, ...typed } }).then(onClose));
  return (
    <FormDialog
      title={t('console.reminders.do')}
      submitLabel={t('console.reminders.save')}
      form={form}
      onSubmit={set}
      onClose={onClose}
    >
      <SetBefore about={about} />
      <TextField name="day" type="date" label={t('console.reminders.day')} />
      <TextField name="time" type="time" label={t('console.reminders.time')} />
      <TextField
        name="words"
        label={t('console.reminders.words')}
        hint={t('console.reminders.hint')}
        optional
        autoComplete="off"
        maxLength={REMINDER_WORDS_MAXIMUM_LENGTH}
      />
    </FormDialog>
  );
}

/** The person's other reminders about the same application or lead, each with a button to remove it. */
function SetBefore({ about }: Pick<ReminderDialogProps, 'about'>) {
  const { t, language } = useText();
  const { data } = useQuery(operationQuery('Staff_ListReminders'));
  const end = useEndReminder();
  const before = (data?.reminders ?? []).filter(
    ({ applicationId, leadId }) => applicationId === about.applicationId && leadId === about.leadId,
  );
  if (before.length === 0) return null;
  return (
    <ul className={styles.reminders} aria-label={t('console.reminders.before')}>
      {before.map(({ reminderId, at, words }) => {
        const when = [dayWithWeekday(dayAtOffice(at), language), timeWithZone(at, language)].join(FACT_SEPARATOR);
        return (
          <li key={reminderId}>
            <span>{[when, words].filter(Boolean).join(FACT_SEPARATOR)}</span>
            <Button
              variant="quiet"
              size="small"
              pending={end.isPending}
              aria-label={t('console.reminders.removeNamed', { when })}
              onClick={() => end.mutate(reminderId)}
            >
              {t('console.reminders.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
