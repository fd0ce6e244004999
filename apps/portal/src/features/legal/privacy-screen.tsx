import { LegalPage } from './legal-page.tsx';
import { privacySections } from '../../i18n/legal-sections.ts';

export function PrivacyScreen() {
  return (
    <LegalPage
      kind="privacy"
      titleKey="legal.privacyPolicy.title"
      leadKey="legal.privacyPolicy.lead"
      sections={privacySections}
    />
  );
}
