import type { Language } from '@portal/contract/language';
import { consentTextVersions } from '@portal/contract/consent';
import type { TextKey } from '@portal/locales';
import type { TextValues } from '@portal/locales/find-text';
import { useQuery } from '@tanstack/react-query';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { useField } from '../../../fields/use-field.ts';
import { formatPhone } from '../../../i18n/format.ts';
import { legalNumbers, termsSections } from '../../../i18n/legal-sections.ts';
import { loadTexts } from '../../../i18n/load-texts.ts';
import { textOf } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldShell } from '../../../ui/field-shell.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './review.module.css';

/** For a business in Quebec: the French terms first, then the English ones, and the express choice between them. */
export function TermsChoice() {
  const { t } = useText();
  return (
    <section className={styles.terms} aria-labelledby="review-terms">
      <h2 id="review-terms">{t('review.terms.title')}</h2>
      <p>{t('review.terms.body')}</p>
      <details className={styles.version} open>
        <summary>{t('review.terms.french')}</summary>
        <TermsIn language="fr" />
      </details>
      <details className={styles.version}>
        <summary>{t('review.terms.english')}</summary>
        <TermsIn language="en" />
      </details>
      <ChoiceField name="choseEnglishTerms" />
    </section>
  );
}

/** The terms in one language, whatever the portal's language is. */
function TermsIn({ language }: { language: Language }) {
  const { isSuccess } = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => {
      await loadTexts(language, 'rest');
      return true;
    },
    staleTime: Infinity,
  });
  if (!isSuccess) return <Skeleton height={120} />;
  const t = (key: TextKey, values?: TextValues) => textOf(language, key, values);
  const { name, phone, email, address } = getPortalConfiguration().brand;
  const contact = { name, phone: formatPhone(phone, language), email, address };
  const values = { ...contact, ...legalNumbers, version: consentTextVersions.terms };
  return (
    <div lang={language} className={styles.termsText}>
      <p>{t('legal.updated', values)}</p>
      {termsSections.map((section) => (
        <div key={section.title}>
          <h3>{t(section.title)}</h3>
          <p>{t(section.text, values)}</p>
        </div>
      ))}
    </div>
  );
}

function ChoiceField({ name }: { name: string }) {
  const { t } = useText();
  const { attach, ...field } = useField(name);
  const options = [
    { value: 'no', label: t('review.terms.chooseFrench') },
    { value: 'yes', label: t('review.terms.chooseEnglish') },
  ];
  return (
    <FieldShell group id={field.id} label={t('review.terms.choice')} error={field.error}>
      {() => (
        <div className={styles.options}>
          {options.map(({ value, label }, index) => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={field.value === value}
                onChange={() => field.change(value)}
                onBlur={field.leave}
                {...(index === 0 && { id: field.id, ref: attach })}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
}
