import { toDuration } from '@portal/contract/application/time-in-business';
import { type TimeUnit, timeUnits } from '@portal/contract/fields/time/time-units';
import { useText } from '../../i18n/use-text.ts';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
import { Segmented } from '../../ui/buttons/segmented.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './time-in-business-field.module.css';
import { useFormScope } from '../form/form-scope.ts';
import { type BoundField, useField } from '../form/use-field.ts';

export interface TimeInBusinessFieldProps extends FieldProps {
  /** Field name of the unit, whose initial value must be `years` or `months`. */
  unitName?: string;
}

/** Needs no reading, so that the first screen does not load it. */
const wholeNumber = /^\s*\d{0,3}\s*$/u;

function useUnderstanding(field: BoundField, unit: BoundField): () => void {
  const { form } = useFormScope();
  return () => {
    const typed = field.value;
    if (wholeNumber.test(typed)) return;
    const read = async () => {
      const { readAgeToday } = await import('./read-age-today.ts');
      const months = readAgeToday(typed, unit.value === 'years' ? 'years' : 'months');
      // If the person kept typing in the meantime, their text wins.
      if (months === undefined || form.getValues()[field.name] !== typed) return;
      const age = toDuration(months);
      field.change(String(age.count));
      unit.change(age.unit);
    };
    form.waitFor(read().catch(() => undefined));
  };
}

/** A whole number of months or years. `1.5` years visibly becomes 18 months, and `March 2019` the time since then. */
export function TimeInBusinessField(props: TimeInBusinessFieldProps) {
  const { name = 'timeInBusiness', unitName = 'timeInBusinessUnit', label, hint } = props;
  const { t } = useText();
  const field = useField(name);
  const unit = useField(unitName);
  const understand = useUnderstanding(field, unit);
  const names = { months: t('common.months'), years: t('common.years') } satisfies Record<TimeUnit, string>;
  return (
    <FieldShell
      id={field.id}
      label={label ?? t('common.fields.timeInBusiness')}
      hint={hint}
      error={field.error}
      detail={field.detail}
    >
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            name={name}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
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
            name={unitName}
            value={unit.value}
            options={timeUnits.map((value) => ({ value, label: names[value] }))}
            onChange={unit.change}
            onBlur={unit.leave}
          />
        </div>
      )}
    </FieldShell>
  );
}
