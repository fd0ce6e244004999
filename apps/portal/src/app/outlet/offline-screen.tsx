import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Screen } from '../layout/screen.tsx';

/** What shows where code or answers do not arrive; tries again by itself once the browser is online. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<WifiOff size={28} aria-hidden="true" />} />}
      title={t('layout.offline.title')}
      lead={t('layout.offline.text')}
    >
      <Button fullWidth onClick={onRetry}>
        {t('layout.offline.retry')}
      </Button>
    </Screen>
  );
}
