import type { Language } from '@portal/contract/language';
import { isRealDate } from '@portal/contract/calendar';
import { DATE_LETTERS_MAXIMUM, readDate } from '@portal/contract/fields/time/read-date';
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useState } from 'react';
import { monthNames } from '@portal/locales/format/day';
import { useText } from '../../i18n/use-text.ts';
import { type ControlAttributes, FieldShell } from '../../ui/inputs/field-shell.tsx';
import { Select, type SelectOption } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import styles from './date-of-birth-field.module.css';
import { type DateParts, joinDate, splitDate } from './date-parts.ts';
import type { FieldProps } from '../field-props.ts';
import { useField } from '../form/use-field.ts';

function monthOptions(language: Language): SelectOption[] {
  return monthNames(language).map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
}

function pasteDate(event: ClipboardEvent, change: (parts: DateParts) => void): void {
  const date = readDate(event.clipboardData.getData('text'));
  if (date === undefined) return;
  event.preventDefault();
  change(splitDate(date));
}

export function DateOfBirthField({ name = 'dateOfBirth', label, hint }: FieldProps) {
  const { t, language } = useText();
  const field = useField(name);
  const [typed, setTyped] = useState<DateParts>(() => splitDate(field.value));
  const parts = joinDate(typed) === field.value ? typed : splitDate(field.value);
  const change = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part };
    setTyped(next);
    field.change(joinDate(next));
  };
  const id = (part: keyof DateParts) => (part === 'day' ? field.id : `${field.id}-${part}`);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (isRealDate(field.value)) setTyped(splitDate(field.value));
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) field.leave();
  };
  const control = (part: keyof DateParts, { 'aria-describedby': describedBy }: ControlAttributes) => ({
    id: id(part),
    autoComplete: `bday-${part}`,
    'aria-describedby': describedBy,
    'aria-invalid': field.error ? (true as const) : undefined,
    value: parts[part],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [part]: event.target.value }),
    onBlur: leave,
  });
  const digits = { inputMode: 'numeric', onPaste: (event: ClipboardEvent) => pasteDate(event, change) } as const;
  const { error, detail } = field;
  const legend = label ?? t('common.fields.dateOfBirth');
  return (
    <FieldShell group id={field.id} label={legend} hint={hint} error={error} detail={detail}>
      {(group) => (
        <div className={styles.parts}>
          <label className={styles.part} htmlFor={id('day')}>
            {t('common.fields.day')}
            <TextInput {...control('day', group)} {...digits} maxLength={DATE_LETTERS_MAXIMUM} />
          </label>
          <label className={styles.part} htmlFor={id('month')}>
            {t('common.fields.month')}
            <Select {...control('month', group)} options={monthOptions(language)} placeholder={t('common.choose')} />
          </label>
          <label className={styles.part} htmlFor={id('year')}>
            {t('common.fields.year')}
            <TextInput {...control('year', group)} {...digits} maxLength={DATE_LETTERS_MAXIMUM} />
          </label>
        </div>
      )}
    </FieldShell>
  );
}
