import { formatTime } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import styles from './states.module.css';

let since: string | undefined = navigator.onLine ? undefined : new Date().toISOString();

function subscribe(listener: () => void): () => void {
  const note = () => {
    since = navigator.onLine ? undefined : (since ?? new Date().toISOString());
    listener();
  };
  window.addEventListener('online', note);
  window.addEventListener('offline', note);
  return () => {
    window.removeEventListener('online', note);
    window.removeEventListener('offline', note);
  };
}

/** Since when there has been no connection; what is on screen stays as it was then. */
export function OfflineStrip() {
  const { t, language } = useText();
  const client = useQueryClient();
  const offlineSince = useSyncExternalStore(subscribe, () => since);
  return (
    <div role="status">
      {offlineSince !== undefined && (
        <div className={styles.strip}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            <b>{t('console.offline.since', { time: formatTime(offlineSince, language) })}</b>{' '}
            {t('console.offline.text')}
          </span>
          <Button variant="secondary" size="small" onClick={() => void client.invalidateQueries()}>
            {t('console.offline.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
