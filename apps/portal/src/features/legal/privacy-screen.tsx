import { yourDataState } from '../../app/main-history-state.ts';
import { privacySections } from '../../i18n/legal-sections.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';
import { Link } from '../../ui/link.tsx';
import { LegalPage } from './legal-page.tsx';

export function PrivacyScreen() {
  const { t } = useText();
  const isCustomer = useSession((session) => session.sessionActive);
  return (
    <LegalPage
      kind="privacy"
      titleKey="legal.privacyPolicy.title"
      leadKey="legal.privacyPolicy.lead"
      sections={privacySections}
      action={
        isCustomer && (
          <Link href="/main" historyState={yourDataState}>
            {t('legal.privacyPolicy.yourData')}
          </Link>
        )
      }
    />
  );
}
