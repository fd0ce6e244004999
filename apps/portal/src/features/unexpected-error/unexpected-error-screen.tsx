import { paths } from '@portal/contract/routes';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { RouteButton } from '../../frame/routing/route-link.tsx';
import { SupportContact } from '../../frame/support-contact.tsx';
import { Screen } from '../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';

export function UnexpectedErrorScreen() {
  const { t } = useText();
  const isLoggedIn = useSession((session) => session.sessionActive);
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="bad" icon={<CloudAlert size={28} aria-hidden="true" />} />}
      title={t('errors.unexpected.title')}
      lead={t('errors.unexpected.text')}
    >
      <SupportContact />
      <RouteButton to={isLoggedIn ? paths.myApplications : paths.eligibilityCheck} fullWidth>
        {t('errors.unexpected.back')}
      </RouteButton>
    </Screen>
  );
}
