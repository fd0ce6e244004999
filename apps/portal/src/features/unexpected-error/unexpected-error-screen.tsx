import CloudAlert from 'lucide-react/icons/cloud-alert';
import { SupportContact } from '../../app/layout/support-contact.tsx';
import { Screen } from '../../app/layout/screen.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';

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
      <ButtonLink href={isLoggedIn ? '/main' : '/marketing-qualification'} fullWidth>
        {t('errors.unexpected.back')}
      </ButtonLink>
    </Screen>
  );
}
