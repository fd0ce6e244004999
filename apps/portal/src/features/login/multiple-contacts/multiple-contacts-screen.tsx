import Users from 'lucide-react/icons/users';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { SupportContact } from '../../../app/layout/support-contact.tsx';

/** The proved email stands with several contacts: an account manager sorts it out (specification, section 2). */
export function MultipleContactsScreen() {
  const { t } = useText();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<Users size={28} aria-hidden="true" />} />}
      title={t('verification.multipleContacts.title')}
      lead={t('verification.multipleContacts.text')}
    >
      <SupportContact />
      <ButtonLink href="/" variant="secondary" fullWidth>
        {t('common.back')}
      </ButtonLink>
    </Screen>
  );
}
