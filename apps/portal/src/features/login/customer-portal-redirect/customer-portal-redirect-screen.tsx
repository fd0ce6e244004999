import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLocation } from 'wouter';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { keepReturnTo } from '../../../session/return-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';

const businessSelection = '/application-business-selection';

/** The move from the customer portal to this one, for a renewal; a new login where there is no session. */
export function CustomerPortalRedirectScreen() {
  const { t } = useText();
  const [, navigate] = useLocation();
  const status = useSessionLife((life) => life.status);
  const isLoggedIn = status === 'active';

  const goOn = () => {
    if (!isLoggedIn) keepReturnTo(businessSelection);
    navigate(isLoggedIn ? businessSelection : '/', { replace: true });
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
