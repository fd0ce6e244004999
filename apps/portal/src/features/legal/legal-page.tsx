import { consentTextVersions } from '@portal/contract/consent';
import type { TextKey } from '@portal/locales';
import type { ReactNode } from 'react';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import { Screen } from '../../frame/screen.tsx';
import { formatPhone } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { legalNumbers, type LegalSection } from '../../i18n/legal-sections.ts';
import styles from './legal-page.module.css';

export interface LegalPageProps {
  kind: 'terms' | 'privacy';
  titleKey: TextKey;
  leadKey: TextKey;
  sections: readonly LegalSection[];
  action?: ReactNode;
}

export function LegalPage({ kind, titleKey, leadKey, sections, action }: LegalPageProps) {
  const { t, language } = useText();
  const { brand, bankDataDays } = getPortalConfiguration();
  const { name, phone, email, address } = brand;
  const contact = { name, phone: formatPhone(phone, language), email, address };
  const values = { ...contact, ...legalNumbers, bankDataDays, version: consentTextVersions[kind] };
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
