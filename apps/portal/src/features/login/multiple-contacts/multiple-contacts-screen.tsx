import { paths } from '@portal/contract/routes';
import Users from 'lucide-react/icons/users';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { SupportContact } from '../../../frame/support-contact.tsx';

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
      <FormActions
        back={
          <RouteButton to={paths.login} variant="secondary">
            {t('common.back')}
          </RouteButton>
        }
      />
    </Screen>
  );
}
