import { REMINDER_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { useToday } from '../../../api/today.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';

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

export function ReminderDialog({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useText();
  const form = usePortalForm(check, { day: useToday(), time: '', words: '' });
  const set = (typed: Typed) =>
    writeAndRefresh(() => callOperation('Staff_SetReminder', { body: { applicationId, ...typed } }).then(onClose));
  return (
    <FormDialog
      title={t('console.reminders.do')}
      submitLabel={t('console.reminders.save')}
      form={form}
      onSubmit={set}
      onClose={onClose}
    >
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
