import { useQuery } from '@tanstack/react-query';
import FolderOpen from 'lucide-react/icons/folder-open';
import { operationQuery } from '../../../api/operation-query.ts';
import { SupportContact } from '../../../app/layout/support-contact.tsx';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';

/** One request per business is open already: which one, and the way back (specification, section 2). */
export function OpenApplicationScreen() {
  const { t } = useText();
  const name = useOperatingName();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<FolderOpen size={28} aria-hidden="true" />} />}
      title={t('verification.openApplication.title')}
      lead={
        name === undefined
          ? t('verification.openApplication.anyBusiness')
          : t('verification.openApplication.text', { name })
      }
    >
      <SupportContact />
      <ButtonLink href="/main" fullWidth>
        {t('common.back')}
      </ButtonLink>
    </Screen>
  );
}

/** The business that was refused; after a reload, the one whose request is open. */
function useOperatingName(): string | undefined {
  const refused = useSession((session) => session.businessInfo.companyName);
  const { data } = useQuery({ ...operationQuery('Business_ListBusinesses'), enabled: !refused });
  if (refused) return refused;
  const open = data?.businesses.filter(({ openApplicationId }) => openApplicationId !== null) ?? [];
  return open.length === 1 ? open[0]?.operatingName : undefined;
}
