import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { useConnection } from '../../api/connection.ts';
import { useWaitingNotes } from '../../api/waiting-notes.ts';
import { timeAtOffice } from '../days.ts';
import styles from './states.module.css';

export function OfflineStrip() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { lostSince, receivedAt } = useConnection();
  const waiting = useWaitingNotes();
  useKeptOpen(waiting > 0);
  useEffect(() => {
    const again = () => void client.invalidateQueries();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [client]);
  return (
    <div role="status">
      {lostSince !== null && (
        <div className={styles.strip}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            <b>{t('console.offline.since', { time: timeAtOffice(lostSince, language) })}</b>{' '}
            {receivedAt !== null && t('console.offline.age', { time: timeAtOffice(receivedAt, language) })}{' '}
            {waiting > 0 ? t('console.offline.waiting', { count: waiting }) : t('console.offline.notesOnly')}
          </span>
          <Button variant="secondary" size="small" onClick={() => void client.invalidateQueries()}>
            {t('console.offline.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Unsent notes exist only in this page: the browser asks before closing it. */
function useKeptOpen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}
