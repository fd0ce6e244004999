import { paths } from '@portal/contract/routes';
import { RouteLink } from '../../frame/routing/route-link.tsx';
import { yourDataState } from '../../frame/main-history-state.ts';
import { privacySections } from '../../i18n/legal-sections.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';
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
          <RouteLink to={paths.myApplications} historyState={yourDataState}>
            {t('legal.privacyPolicy.yourData')}
          </RouteLink>
        )
      }
    />
  );
}
