import { REMINDER_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery } from '../../api/queries.ts';
import { writeAndRefresh } from '../../api/refresh.ts';
import { useToday } from '../../api/today.ts';
import { FormDialog } from '../../frame/dialogs/form-dialog.tsx';
import { ReminderList } from './reminder-list.tsx';

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

/** The person's other reminders about the same application or lead. */
function SetBefore({ about }: Pick<ReminderDialogProps, 'about'>) {
  const { t } = useText();
  const { data } = useQuery(operationQuery('Staff_ListReminders'));
  const before = (data?.reminders ?? []).filter(
    ({ applicationId, leadId }) => applicationId === about.applicationId && leadId === about.leadId,
  );
  return <ReminderList reminders={before} label={t('console.reminders.before')} />;
}
