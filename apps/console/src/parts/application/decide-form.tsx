import { DECISION_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type DecisionOutcome, type DecisionReason, decisionReasons } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { type ReactNode, useId } from 'react';
import styles from './dialogs.module.css';

export interface Decided {
  outcome: DecisionOutcome | undefined;
  reason: DecisionReason | null;
  words: string;
}

export interface DecideFormProps {
  outcomes: readonly DecisionOutcome[];
  decided: Decided;
  wordsLabel: string;
  areWordsNeeded: boolean;
  wordsError?: string | undefined;
  onChange: (part: Partial<Decided>) => void;
  children?: ReactNode;
}

export function DecideForm({ outcomes, decided, onChange, children, ...props }: DecideFormProps) {
  const { t } = useText();
  const { outcome, reason, words } = decided;
  const reasons: readonly DecisionReason[] = outcome === undefined ? [] : decisionReasons[outcome];
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('console.decide.outcome')}</legend>
        {outcomes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="outcome"
              checked={one === outcome}
              onChange={() => onChange({ outcome: one, reason: keptReason(one, reason) })}
            />
            {t(`console.decide.outcomes.${one}`)}
          </label>
        ))}
      </fieldset>
      {reasons.length > 0 && (
        <ReasonField reasons={reasons} reason={reason} onChange={(next) => onChange({ reason: next })} />
      )}
      {children}
      <WordsField
        label={props.wordsLabel}
        isNeeded={props.areWordsNeeded}
        words={words}
        error={props.wordsError}
        onChange={onChange}
      />
    </>
  );
}

interface WordsFieldProps {
  label: string;
  isNeeded: boolean;
  words: string;
  error: string | undefined;
  onChange: (part: Partial<Decided>) => void;
}

function WordsField({ label, isNeeded, words, error, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        required={isNeeded}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        maxLength={DECISION_WORDS_MAXIMUM_LENGTH}
        value={words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      {error !== undefined && (
        <ControlMessage id={`${id}-error`} kind="error">
          {error}
        </ControlMessage>
      )}
    </div>
  );
}

function keptReason(outcome: DecisionOutcome, reason: DecisionReason | null): DecisionReason | null {
  const reasons: readonly DecisionReason[] = decisionReasons[outcome];
  return reason !== null && reasons.includes(reason) ? reason : null;
}

interface ReasonFieldProps {
  reasons: readonly DecisionReason[];
  reason: DecisionReason | null;
  onChange: (reason: DecisionReason) => void;
}

function ReasonField({ reasons, reason, onChange }: ReasonFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('console.decide.reason')}</label>
      <Select
        id={id}
        required
        aria-describedby={`${id}-hint`}
        placeholder={t('console.decide.chooseReason')}
        options={reasons.map((one) => ({ value: one, label: t(`console.decide.reasons.${one}`) }))}
        value={reason ?? ''}
        onChange={({ target }) => onChange(target.value as DecisionReason)}
      />
      <span id={`${id}-hint`}>{t('console.decide.reasonHint')}</span>
    </div>
  );
}
