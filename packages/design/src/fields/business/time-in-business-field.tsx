import { toDuration } from '@portal/contract/application/time-in-business';
import { productDay } from '@portal/contract/calendar';
import { readAge } from '@portal/contract/fields/time/read-age';
import { type TimeUnit, timeUnits } from '@portal/contract/fields/time/time-units';
import { useText } from '../../i18n/use-text.ts';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
import { Segmented } from '../../ui/buttons/segmented.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './time-in-business-field.module.css';
import { useField } from '../form/use-field.ts';

export interface TimeInBusinessFieldProps extends FieldProps {
  /** Field name of the unit, whose initial value must be `years` or `months`. */
  unitName?: string;
}

/** A whole number of months or years. `1.5` years visibly becomes 18 months, and `March 2019` the time since then. */
export function TimeInBusinessField(props: TimeInBusinessFieldProps) {
  const { name = 'timeInBusiness', unitName = 'timeInBusinessUnit', label, hint } = props;
  const { t } = useText();
  const field = useField(name);
  const unit = useField(unitName);
  const understand = () => {
    const months = readAge(field.value, unit.value === 'years' ? 'years' : 'months', productDay(new Date()));
    if (months === undefined) return;
    const age = toDuration(months);
    field.change(String(age.count));
    unit.change(age.unit);
  };
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
