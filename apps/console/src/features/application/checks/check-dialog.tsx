import {
  type CheckAction,
  type CheckKind,
  type TakeOverReason,
  takeOverReasons,
} from '@portal/contract/application/checks';
import { CHECK_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Decision } from '@portal/contract/staff/decisions';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { useId } from 'react';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import type { Details } from '../details.ts';
import styles from '../../../parts/application/dialogs.module.css';
import { MeanwhileNote } from '../meanwhile-note.tsx';
import { type CheckDraft, useCheck } from './use-check.ts';

export interface CheckDialogProps {
  details: Details;
  kind: CheckKind;
  waiting: Decision | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function CheckDialog({ details, kind, waiting, onClose, onDone }: CheckDialogProps) {
  const { t } = useText();
  const { check, actions, draft, change, blocked, save, isWithoutConsent, meanwhile } = useCheck(
    details,
    kind,
    waiting,
    onDone,
  );
  const { action, reason, words } = draft;
  return (
    <SaveDialog
      title={t(`console.checks.kinds.${kind}`)}
      action={t('console.note.save')}
      save={isWithoutConsent ? { ...save, error: null } : save}
      blocked={blocked && t(blocked)}
      onSave={save.run}
      onClose={onClose}
    >
      <MeanwhileNote {...meanwhile} />
      {check && (
        <p>
          {t(`console.checks.states.${check.state}`)}
          {check.reason && `. ${t(`console.checks.reasons.${check.reason}`)}`}
        </p>
      )}
      <ActionChoice
        kind={kind}
        actions={actions}
        action={action}
        asksForSin={kind === 'personalDetails' && details.missing.some((item) => item.kind === 'sin')}
        onChange={(next) => change({ action: next })}
      />
      {action === 'takeOver' && <ReasonField reason={reason} onChange={(next) => change({ reason: next })} />}
      {action !== 'retry' && (
        <label className={styles.field}>
          {t(wordsLabelOf(draft))}
          <textarea
            rows={3}
            maxLength={CHECK_WORDS_MAXIMUM_LENGTH}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
      )}
      <div role="alert">{isWithoutConsent && <p className={styles.error}>{t('console.checks.withoutConsent')}</p>}</div>
    </SaveDialog>
  );
}

function wordsLabelOf({ action, reason }: CheckDraft): TextKey {
  if (action === 'settle') return 'console.checks.how';
  return reason === 'other' ? 'console.checks.inWords' : 'console.decide.words';
}

interface ActionChoiceProps {
  kind: CheckKind;
  actions: readonly CheckAction[];
  action: CheckAction | undefined;
  asksForSin: boolean;
  onChange: (action: CheckAction) => void;
}

function ActionChoice({ kind, actions, action, asksForSin, onChange }: ActionChoiceProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('console.checks.what')}</legend>
      {actions.map((one) => (
        <label key={one}>
          <input type="radio" name="action" checked={one === action} onChange={() => onChange(one)} />
          {t(`console.checks.actions.${one}`)}
        </label>
      ))}
      {action === 'retry' && kind === 'personalDetails' && <p className={styles.hint}>{t('console.checks.bureau')}</p>}
      {action === 'settle' && asksForSin && <p className={styles.hint}>{t('console.checks.sinNotNeeded')}</p>}
    </fieldset>
  );
}

interface ReasonFieldProps {
  reason: TakeOverReason | '';
  onChange: (reason: TakeOverReason) => void;
}

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('console.decide.reason')}</label>
      <Select
        id={id}
        required
        placeholder={t('console.decide.chooseReason')}
        options={takeOverReasons.map((one) => ({ value: one, label: t(`console.checks.reasons.${one}`) }))}
        value={reason}
        onChange={({ target }) => onChange(target.value as TakeOverReason)}
      />
    </div>
  );
}
