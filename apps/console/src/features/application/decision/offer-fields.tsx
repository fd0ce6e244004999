import {
  DECISION_WORDS_MAXIMUM_LENGTH,
  FUNDING_AMOUNT_MAXIMUM_CAD,
  OFFER_COST_MAXIMUM,
  OFFER_FACTOR_MAXIMUM,
  OFFER_FACTOR_MINIMUM,
  OFFER_TERM_MAXIMUM_MONTHS,
} from '@portal/contract/constants';
import { type Offer, offerCostKinds, offerRhythms } from '@portal/contract/staff/decisions';
import { repaymentOf } from '@portal/contract/staff/repayment';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { formatMoney } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { locales } from '@portal/locales/format/number';
import { type ReactNode, useId, useState } from 'react';
import styles from '../../../parts/application/dialogs.module.css';
import type { OfferPart, OfferText } from './offer-text.ts';

export interface OfferFieldsProps {
  offer: OfferText;
  wrong: readonly OfferPart[];
  onChange: (part: Partial<OfferText>) => void;
}

export function OfferFields({ offer, wrong, onChange }: OfferFieldsProps) {
  const words = useText();
  const { t } = words;
  const id = useId();
  // A field is marked once it was left, not while it is being filled in.
  const [visited, setVisited] = useState<readonly OfferPart[]>([]);
  const field = (part: OfferPart) => ({
    id: `${id}-${part}`,
    label: nameOfPart(part, offer, words),
    error: visited.includes(part) && wrong.includes(part) ? problemOf(part, offer, words) : undefined,
    onBlur: () => setVisited([...visited, part]),
  });
  const text = (part: 'amount' | 'cost' | 'termMonths') => (
    <Field {...field(part)}>
      {(control) => (
        <input
          {...control}
          inputMode={part === 'termMonths' ? 'numeric' : 'decimal'}
          required
          autoComplete="off"
          maxLength={20}
          value={offer[part]}
          onChange={({ target }) => onChange({ [part]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.offer}>
      <legend>{t('console.decide.offer.title')}</legend>
      <p>{t('console.decide.offer.hint')}</p>
      {text('amount')}
      <CostKindField costKind={offer.costKind} onChange={onChange} />
      {text('cost')}
      {text('termMonths')}
      <Field {...field('rhythm')}>
        {(control) => (
          <Select
            {...control}
            required
            placeholder={t('common.choose')}
            options={offerRhythms.map((rhythm) => ({
              value: rhythm,
              label: t(`console.decide.offer.rhythms.${rhythm}`),
            }))}
            value={offer.rhythm}
            onChange={({ target }) => onChange({ rhythm: target.value as OfferText['rhythm'] })}
          />
        )}
      </Field>
      <ConditionsField conditions={offer.conditions} onChange={onChange} />
    </fieldset>
  );
}

function CostKindField({ costKind, onChange }: Pick<OfferText, 'costKind'> & Pick<OfferFieldsProps, 'onChange'>) {
  const { t } = useText();
  return (
    <Field id={useId()} label={t('console.decide.offer.costKind')}>
      {(control) => (
        <Select
          {...control}
          options={offerCostKinds.map((kind) => ({ value: kind, label: t(`console.decide.offer.costKinds.${kind}`) }))}
          value={costKind}
          onChange={({ target }) => onChange({ costKind: target.value as OfferText['costKind'] })}
        />
      )}
    </Field>
  );
}

function ConditionsField({ conditions, onChange }: Pick<OfferText, 'conditions'> & Pick<OfferFieldsProps, 'onChange'>) {
  const { t } = useText();
  return (
    <Field id={useId()} label={t('console.decide.offer.conditions')}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={DECISION_WORDS_MAXIMUM_LENGTH}
          value={conditions}
          onChange={({ target }) => onChange({ conditions: target.value })}
        />
      )}
    </Field>
  );
}

interface FieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  onBlur?: () => void;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    onBlur: (() => void) | undefined;
  }) => ReactNode;
}

function Field({ id, label, error, onBlur, children }: FieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': errorId === undefined ? undefined : true, 'aria-describedby': errorId, onBlur })}
      {errorId !== undefined && (
        <ControlMessage id={errorId} kind="error">
          {error}
        </ControlMessage>
      )}
    </div>
  );
}

const names = {
  amount: 'console.decide.offer.amount',
  termMonths: 'console.decide.offer.termMonths',
  rhythm: 'console.decide.offer.rhythm',
} as const;

function nameOfPart(part: OfferPart, { costKind }: OfferText, { t }: Translation): string {
  return t(part === 'cost' ? `console.decide.offer.costs.${costKind}` : names[part]);
}

export function namesOfParts(offer: { text: OfferText; wrong: readonly OfferPart[] }, words: Translation): string {
  const names = offer.wrong.map((part) => nameOfPart(part, offer.text, words));
  return new Intl.ListFormat(locales[words.language]).format(names);
}

const limits = {
  factor: { minimum: String(OFFER_FACTOR_MINIMUM), maximum: String(OFFER_FACTOR_MAXIMUM) },
  rate: { maximum: String(OFFER_COST_MAXIMUM) },
  termMonths: { maximum: String(OFFER_TERM_MAXIMUM_MONTHS) },
  rhythm: {},
};

function problemOf(part: OfferPart, { costKind }: OfferText, { t, language }: Translation): string {
  if (part === 'amount')
    return t('console.decide.offer.wrong.amount', { maximum: formatMoney(FUNDING_AMOUNT_MAXIMUM_CAD, language) });
  const wrong = part === 'cost' ? costKind : part;
  return t(`console.decide.offer.wrong.${wrong}`, limits[wrong]);
}

/** Shows a typing mistake in an offer as an amount that no one would agree to. */
export function PaysBack({ offer }: { offer: Offer | undefined }) {
  const { t, language } = useText();
  if (!offer) return null;
  const { payments, paymentCents, totalCents } = repaymentOf(offer);
  return (
    <p>
      {t('console.decide.offer.paysBack', {
        count: payments,
        total: formatCents(totalCents, language),
        payment: formatCents(paymentCents, language),
      })}
    </p>
  );
}
