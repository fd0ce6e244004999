import type { Language } from '@portal/contract/language';
import { readDate } from '@portal/contract/fields/time/read-date';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { monthNames } from '@portal/locales/format';
import { useText } from '../../i18n/use-text.ts';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
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
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) field.leave();
  };
  const digits = (part: 'day' | 'year', maxLength: number, describedBy: string | undefined) => (
    <TextInput
      id={id(part)}
      aria-describedby={describedBy}
      inputMode="numeric"
      maxLength={maxLength}
      autoComplete={`bday-${part}`}
      aria-invalid={field.error ? true : undefined}
      value={parts[part]}
      onChange={(event) => change({ [part]: event.target.value })}
      onPaste={(event) => pasteDate(event, change)}
      onBlur={leave}
    />
  );
  return (
    <FieldShell
      group
      id={field.id}
      label={label ?? t('common.fields.dateOfBirth')}
      hint={hint}
      error={field.error}
      detail={field.detail}
    >
      {({ 'aria-describedby': describedBy }) => (
        <div className={styles.parts}>
          <label className={styles.part} htmlFor={id('day')}>
            {t('common.fields.day')}
            {digits('day', 2, describedBy)}
          </label>
          <label className={styles.part} htmlFor={id('month')}>
            {t('common.fields.month')}
            <Select
              id={id('month')}
              options={monthOptions(language)}
              placeholder={t('common.choose')}
              autoComplete="bday-month"
              aria-describedby={describedBy}
              aria-invalid={field.error ? true : undefined}
              value={parts.month}
              onChange={(event) => change({ month: event.target.value })}
              onBlur={leave}
            />
          </label>
          <label className={styles.part} htmlFor={id('year')}>
            {t('common.fields.year')}
            {digits('year', 4, describedBy)}
          </label>
        </div>
      )}
    </FieldShell>
  );
}
