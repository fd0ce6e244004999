import type { Language } from '@portal/contract/language';
import { consentTextVersions } from '@portal/contract/consent';
import type { TextKey } from '@portal/locales';
import type { TextValues } from '@portal/locales/find-text';
import { useQuery } from '@tanstack/react-query';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { RadioField } from '@portal/design/fields/radio-field.tsx';
import { formatPhone } from '@portal/locales/format';
import { legalNumbers, termsSections } from '../../../i18n/legal-sections.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { textOf } from '@portal/design/i18n/texts.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import styles from './review.module.css';

/** For a business in Quebec: the French terms, then the English ones, and an explicit choice between them. */
export function TermsChoice() {
  const { t } = useText();
  return (
    <section className={styles.terms} aria-labelledby="review-terms">
      <h2 id="review-terms">{t('review.terms.title')}</h2>
      <p>{t('review.terms.body')}</p>
      <Disclosure title={t('review.terms.french')} titleId="terms-fr" isOpenAtFirst>
        <TermsIn language="fr" titleId="terms-fr" />
      </Disclosure>
      <Disclosure title={t('review.terms.english')} titleId="terms-en">
        <TermsIn language="en" titleId="terms-en" />
      </Disclosure>
      <RadioField
        name="choseEnglishTerms"
        label={t('review.terms.choice')}
        options={[
          { value: 'no', label: t('review.terms.chooseFrench') },
          { value: 'yes', label: t('review.terms.chooseEnglish') },
        ]}
      />
    </section>
  );
}

function TermsIn({ language, titleId }: { language: Language; titleId: string }) {
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
    <div
      lang={language}
      className={styles.termsText}
      role="region"
      aria-labelledby={titleId}
      // A region that scrolls is reached by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-scrolls
    >
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
