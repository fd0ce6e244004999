import { type CashFlowReason, cashFlowReasons } from '@portal/contract/application/cash-flow';
import { RULING_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { formatCents } from '@portal/locales/format/cents';
import { useId } from 'react';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import styles from '../../../parts/application/dialogs.module.css';
import { type NewRuling, useRuling } from './use-ruling.ts';

export interface RulingDialogProps {
  applicationId: string;
  ruling: NewRuling;
  onClose: () => void;
}

export function RulingDialog({ applicationId, ruling, onClose }: RulingDialogProps) {
  const { t, language } = useText();
  const id = useId();
  const { draft, change, blocked, save } = useRuling(applicationId, ruling, onClose);
  return (
    <SaveDialog
      title={t(`console.rulings.do.${ruling.kind}`)}
      action={t('console.rulings.save')}
      save={save}
      blocked={blocked && t(blocked)}
      onSave={save.run}
      onClose={onClose}
    >
      <p>
        <b>
          {'payee' in ruling
            ? ruling.payee
            : `${ruling.deposit.description}, ${formatCents(ruling.deposit.cents, language)}`}
        </b>
      </p>
      <p>{t(`console.rulings.then.${ruling.kind}`)}</p>
      {ruling.kind === 'notSale' && (
        <div className={styles.field}>
          <label htmlFor={id}>{t('console.rulings.reason')}</label>
          <Select
            id={id}
            required
            placeholder={t('console.decide.chooseReason')}
            options={cashFlowReasons.map((one) => ({ value: one, label: t(`console.cashFlow.kinds.${one}`) }))}
            value={draft.reason}
            onChange={({ target }) => change({ reason: target.value as CashFlowReason })}
          />
        </div>
      )}
      <label className={styles.field}>
        {t('console.rulings.words')}
        <textarea
          rows={3}
          maxLength={RULING_WORDS_MAXIMUM_LENGTH}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
    </SaveDialog>
  );
}
