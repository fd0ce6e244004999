import { DECISION_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import {
  type DecisionOutcome,
  decisionOutcomes,
  type DecisionReason,
  decisionReasons,
} from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { useId } from 'react';
import styles from '../dialogs.module.css';
import type { Decided } from './use-deciding.ts';

export interface DecideFormProps {
  left: readonly string[];
  decided: Decided;
  wordsError: string | undefined;
  onChange: (part: Partial<Decided>) => void;
}

export function DecideForm({ left, decided: { outcome, reason, words }, wordsError, onChange }: DecideFormProps) {
  const { t } = useText();
  const reasons: readonly DecisionReason[] = outcome === undefined ? [] : decisionReasons[outcome];
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('console.decide.outcome')}</legend>
        {decisionOutcomes.map((one) => (
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
      <LeftOpen left={left} />
      <WordsField isNeeded={left.length > 0} words={words} error={wordsError} onChange={onChange} />
    </>
  );
}

interface WordsFieldProps {
  isNeeded: boolean;
  words: string;
  error: string | undefined;
  onChange: (part: Partial<Decided>) => void;
}

function WordsField({ isNeeded, words, error, onChange }: WordsFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(isNeeded ? 'console.decide.wordsNeeded' : 'console.decide.words')}</label>
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

/** Lists what closing leaves unfinished; the internal note must explain it. */
function LeftOpen({ left }: { left: readonly string[] }) {
  const { t } = useText();
  if (left.length === 0) return null;
  return (
    <div>
      <p>{t('console.decide.left')}</p>
      <ul className={styles.plainList}>
        {left.map((words, index) => (
          <li key={index}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
