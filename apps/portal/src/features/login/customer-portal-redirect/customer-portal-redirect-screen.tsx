import { paths } from '@portal/contract/routes';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { storeReturnTo } from '../../../session/return-to.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';

export function CustomerPortalRedirectScreen() {
  const { t } = useText();
  const status = useSessionLife((life) => life.status);
  const isLoggedIn = status === 'active';

  const goOn = () => {
    if (!isLoggedIn) storeReturnTo({ path: paths.businessSelection });
    navigate(isLoggedIn ? paths.businessSelection : paths.login, { replace: true });
  };

  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<ShieldCheck size={28} aria-hidden="true" />} />}
      title={t('login.fromPortal.title')}
      lead={isLoggedIn ? t('login.fromPortal.lead') : t('login.fromPortal.leadLogin')}
    >
      <Button fullWidth pending={status === 'unknown'} onClick={goOn}>
        {t('common.continue')}
      </Button>
    </Screen>
  );
}
