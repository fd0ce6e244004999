import { DECISION_WORDS_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { offerCostKinds, offerRhythms } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { type ReactNode, useId } from 'react';
import styles from '../../../parts/application/dialogs.module.css';
import type { OfferText } from './offer-text.ts';

export interface OfferFieldsProps {
  offer: OfferText;
  onChange: (part: Partial<OfferText>) => void;
}

export function OfferFields({ offer, onChange }: OfferFieldsProps) {
  const { t } = useText();
  const id = useId();
  const text = (name: 'amount' | 'cost' | 'termMonths', label: string) => (
    <Field id={`${id}-${name}`} label={label}>
      <input
        id={`${id}-${name}`}
        inputMode={name === 'termMonths' ? 'numeric' : 'decimal'}
        required
        autoComplete="off"
        maxLength={20}
        value={offer[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className={styles.offer}>
      <legend>{t('console.decide.offer.title')}</legend>
      <p>{t('console.decide.offer.hint')}</p>
      {text('amount', t('console.decide.offer.amount'))}
      <Field id={`${id}-kind`} label={t('console.decide.offer.costKind')}>
        <Select
          id={`${id}-kind`}
          options={offerCostKinds.map((kind) => ({ value: kind, label: t(`console.decide.offer.costKinds.${kind}`) }))}
          value={offer.costKind}
          onChange={({ target }) => onChange({ costKind: target.value as OfferText['costKind'] })}
        />
      </Field>
      {text('cost', t(`console.decide.offer.costs.${offer.costKind}`))}
      {text('termMonths', t('console.decide.offer.termMonths'))}
      <Field id={`${id}-rhythm`} label={t('console.decide.offer.rhythm')}>
        <Select
          id={`${id}-rhythm`}
          required
          placeholder={t('common.choose')}
          options={offerRhythms.map((rhythm) => ({
            value: rhythm,
            label: t(`console.decide.offer.rhythms.${rhythm}`),
          }))}
          value={offer.rhythm}
          onChange={({ target }) => onChange({ rhythm: target.value as OfferText['rhythm'] })}
        />
      </Field>
      <Field id={`${id}-conditions`} label={t('console.decide.offer.conditions')}>
        <textarea
          id={`${id}-conditions`}
          rows={2}
          maxLength={DECISION_WORDS_MAXIMUM_LENGTH}
          value={offer.conditions}
          onChange={({ target }) => onChange({ conditions: target.value })}
        />
      </Field>
    </fieldset>
  );
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
