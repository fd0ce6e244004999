import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { TextKey } from '@portal/locales';
import type { ReactNode } from 'react';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { findInListedOrder } from '../../../frame/listed-order.ts';
import { applicationAddress, goBack, navigate, ScreenLink } from '../../../frame/navigation.tsx';
import styles from './record-head.module.css';

/** Links to the neighbouring applications of the list the person came from; they do not add history entries. */
export function RecordNeighbours({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const place = findInListedOrder(applicationId);
  if (!place) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('console.places.applications')}>
      <span>{t('console.application.position', { position: place.position, count: place.count })}</span>
      <Step to={place.previous} label={t('console.application.previous')}>
        <ChevronUp size={16} aria-hidden="true" />
      </Step>
      <Step to={place.next} label={t('console.application.next')}>
        <ChevronDown size={16} aria-hidden="true" />
      </Step>
    </nav>
  );
}

export function useNeighbourKeys(applicationId: string): void {
  const place = findInListedOrder(applicationId);
  const toNeighbour = (keys: string, label: TextKey, to: string | undefined) =>
    to === undefined ? [] : [{ keys, label, run: () => navigate(applicationAddress(to), { replace: true }) }];
  useKeys('console.keys.record', [
    ...toNeighbour('j', 'console.application.next', place?.next),
    ...toNeighbour('k', 'console.application.previous', place?.previous),
    { keys: 'escape', label: 'console.keys.back', run: () => goBack(consolePaths.workList) },
  ]);
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to === undefined) return null;
  return (
    <ScreenLink to={applicationAddress(to)} replace className={styles.step} aria-label={label}>
      {children}
    </ScreenLink>
  );
}
