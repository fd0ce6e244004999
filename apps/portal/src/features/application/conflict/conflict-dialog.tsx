import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useId, useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import styles from './conflict-dialog.module.css';
import type { FieldConflict, StepValues } from './merge-values.ts';
import { answerLabel, showAnswer } from './show-answer.ts';

export interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  onChoose: (values: StepValues) => void;
  /** The dialog was closed without a choice: nothing is saved until it is reopened and resolved. */
  onPutOff: () => void;
}

type Side = 'yours' | 'elsewhere';

export function ConflictDialog({ conflicts, onChoose, onPutOff }: ConflictDialogProps) {
  const { t } = useText();
  const formId = useId();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (name: string) => sides.get(name) ?? 'yours';

  const choose = () =>
    onChoose(Object.assign({}, ...conflicts.map((conflict) => conflict[sideOf(conflict.name)])) as StepValues);

  return (
    <Dialog
      open
      title={t('application.conflict.title')}
      icon={<GitCompareArrows size={24} aria-hidden="true" />}
      onClose={onPutOff}
      actions={
        <Button type="submit" form={formId}>
          {t('application.conflict.confirm')}
        </Button>
      }
    >
      <p>{t('application.conflict.body')}</p>
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            side={sideOf(conflict.name)}
            onChange={(side) => setSides(new Map(sides).set(conflict.name, side))}
          />
        ))}
      </form>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: FieldConflict;
  side: Side;
  onChange: (side: Side) => void;
}

function ConflictChoice({ conflict, side, onChange }: ConflictChoiceProps) {
  const texts = useText();
  const { t } = texts;
  const group = useId();
  const names = { yours: t('application.conflict.yours'), elsewhere: t('application.conflict.elsewhere') };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{answerLabel(conflict.name, texts)}</legend>
      {(['yours', 'elsewhere'] as const).map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={group} checked={side === option} onChange={() => onChange(option)} />
          <span className={styles.side}>{names[option]}</span>
          <span className={styles.value}>{showAnswer(conflict.name, conflict[option], texts)}</span>
        </label>
      ))}
    </fieldset>
  );
}
