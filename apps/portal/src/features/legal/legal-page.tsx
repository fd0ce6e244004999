import { consentTextVersions } from '@portal/contract/consent';
import type { TextKey } from '@portal/locales';
import type { ReactNode } from 'react';
import { getPortalConfiguration } from '../../app/layout/portal-configuration.ts';
import { Screen } from '../../app/layout/screen.tsx';
import { formatPhone } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { legalNumbers, type LegalSection } from '../../i18n/legal-sections.ts';
import styles from './legal-page.module.css';

export interface LegalPageProps {
  kind: 'terms' | 'privacy';
  titleKey: TextKey;
  leadKey: TextKey;
  sections: readonly LegalSection[];
  /** What the reader can do at once, above the text. */
  action?: ReactNode;
}

/** A legal text in plain words, marked as a sample. The brand of the configuration speaks in it. */
export function LegalPage({ kind, titleKey, leadKey, sections, action }: LegalPageProps) {
  const { t, language } = useText();
  const { name, phone, email, address } = getPortalConfiguration().brand;
  const contact = { name, phone: formatPhone(phone, language), email, address };
  const values = { ...contact, ...legalNumbers, version: consentTextVersions[kind] };
  return (
    <Screen title={t(titleKey)} lead={t(leadKey, values)}>
      <InlineAlert tone="attention">{t('legal.sample')}</InlineAlert>
      <p className={styles.version}>{t('legal.updated', values)}</p>
      {action && <p className={styles.action}>{action}</p>}
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{t(section.title)}</h2>
          <p>{t(section.text, values)}</p>
        </section>
      ))}
    </Screen>
  );
}
