import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { type ReactNode, useId } from 'react';
import { dayWithWeekday } from '../frame/days.ts';
import styles from './day-choice.module.css';
import { type BusinessDays, type ChosenDay, dayChoices } from './chosen-day.ts';

export interface DayChoiceProps {
  legend: string;
  hint?: string;
  noneLabel: string;
  chosen: ChosenDay;
  businessDays: BusinessDays;
  error: string | undefined;
  onChange: (chosen: ChosenDay) => void;
}

export function DayChoice(props: DayChoiceProps) {
  const { legend, hint, noneLabel, chosen, businessDays, error, onChange } = props;
  const { t, language } = useText();
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  const labels = {
    soon: <NamedDay day={businessDays.soon} count={2} />,
    later: <NamedDay day={businessDays.later} count={5} />,
    other: t('console.day.other'),
    none: noneLabel,
  } as const satisfies Record<ChosenDay['choice'], ReactNode>;
  const isKnown = {
    soon: businessDays.soon !== undefined,
    later: businessDays.later !== undefined,
    other: true,
    none: true,
  };
  return (
    <fieldset className={styles.choice} aria-describedby={errorId}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {dayChoices
          .filter((choice) => isKnown[choice])
          .map((choice) => (
            <label key={choice} className={classNames(styles.chip, choice === chosen.choice && styles.chosen)}>
              <input
                type="radio"
                name={id}
                checked={choice === chosen.choice}
                onChange={() => onChange({ ...chosen, choice })}
              />
              {labels[choice]}
            </label>
          ))}
      </div>
      {chosen.choice === 'other' && (
        <input
          type="date"
          lang={language}
          aria-label={t('console.day.other')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={errorId}
          min={businessDays.today}
          value={chosen.other}
          onChange={({ target }) => onChange({ ...chosen, other: target.value })}
        />
      )}
      {error !== undefined && (
        <ControlMessage id={`${id}-error`} kind="error">
          {error}
        </ControlMessage>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </fieldset>
  );
}

function NamedDay({ day, count }: { day: string | undefined; count: number }) {
  const { t, language } = useText();
  if (day === undefined) return null;
  return (
    <>
      {dayWithWeekday(day, language)}{' '}
      <span className="visually-hidden">{t('console.day.inBusinessDays', { count })}</span>
    </>
  );
}
