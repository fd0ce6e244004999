import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { ApiProblem, messageKeyOf } from '@portal/contract/client/problem';
import { Screen } from './screen.tsx';

interface OfflineScreenProps {
  onRetry: () => void;
  /** The cause, if known: a busy server has its own message. */
  error?: unknown;
}

export function OfflineScreen({ onRetry, error }: OfflineScreenProps) {
  const { t } = useText();
  const isBusy = error instanceof ApiProblem;

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<WifiOff size={28} aria-hidden="true" />} />}
      title={t(isBusy ? 'layout.offline.busy' : 'layout.offline.title')}
      lead={t(isBusy ? messageKeyOf(error) : 'layout.offline.text')}
    >
      <Button fullWidth onClick={onRetry}>
        {t('layout.offline.retry')}
      </Button>
    </Screen>
  );
}
