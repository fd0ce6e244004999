import { LegalPage } from './legal-page.tsx';
import { termsSections } from '../../i18n/legal-sections.ts';

export function TermsScreen() {
  return <LegalPage kind="terms" titleKey="legal.terms.title" leadKey="legal.terms.lead" sections={termsSections} />;
}
