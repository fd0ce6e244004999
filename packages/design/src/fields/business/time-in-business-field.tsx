import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
import { Segmented } from '../../ui/buttons/segmented.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { FieldProps } from '../field-props.ts';
import type { AgeWords } from './understand-age.tsx';
import styles from './time-in-business-field.module.css';
import { useFormScope } from '../form/form-scope.ts';
import { useField } from '../form/use-field.ts';

const NAME = 'timeInBusiness';
const UNIT = 'timeInBusinessUnit';
/** Matches anything but a small whole number; only then is the code that interprets it loaded. */
const needsReading = /\D|\d{4}/u;

/**
 * A whole number of months or years. `1.5` years is replaced with 18 months, and `March 2019` with the time since then.
 */
export function TimeInBusinessField({ hint }: Pick<FieldProps, 'hint'>) {
  const { t } = useText();
  const field = useField(NAME);
  const unit = useField(UNIT);
  const { form } = useFormScope();
  const [words, setWords] = useState<AgeWords>({});
  const understand = () => {
    if (!needsReading.test(field.value)) return;
    form.waitFor(
      import('./understand-age.tsx').then(({ understandAge }) => understandAge(form, field, unit, setWords)),
    );
  };
  return (
    <FieldShell
      id={field.id}
      label={t('common.fields.timeInBusiness')}
      hint={words[field.value + unit.value] ?? hint}
      error={field.error}
      detail={field.detail}
    >
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            name={NAME}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
            value={field.value}
            onChange={(event) => field.change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') understand();
            }}
            onBlur={() => {
              understand();
              field.leave();
            }}
          />
          <Segmented
            label={t('common.unit')}
            name={UNIT}
            value={unit.value}
            options={[
              { value: 'months', label: t('common.months') },
              { value: 'years', label: t('common.years') },
            ]}
            onChange={unit.change}
            onBlur={unit.leave}
          />
        </div>
      )}
    </FieldShell>
  );
}
