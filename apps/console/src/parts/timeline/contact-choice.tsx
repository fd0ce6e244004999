import {
  type ContactKind,
  contactKinds,
  type ContactOutcome,
  outcomesOfContact,
} from '@portal/contract/staff/contacts-logged';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from '../application/dialogs.module.css';

export interface ContactChoiceProps {
  kind: ContactKind;
  outcome: ContactOutcome;
  onChange: (kind: ContactKind, outcome: ContactOutcome) => void;
}

export function ContactChoice({ kind, outcome, onChange }: ContactChoiceProps) {
  const { t } = useText();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('console.contact.kind')}</legend>
        {contactKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => onChange(one, outcomesOfContact[one][0])}
            />
            {t(`console.contact.kinds.${one}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('console.contact.outcome')}</legend>
        {outcomesOfContact[kind].map((one) => (
          <label key={one}>
            <input type="radio" name="outcome" checked={one === outcome} onChange={() => onChange(kind, one)} />
            <span className={styles.sentence}>{t(`console.contact.outcomes.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
