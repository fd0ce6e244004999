import type { WorkListRow as Row } from '@portal/contract/staff/work-list';
import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import styles from './bulk-bar.module.css';

export interface BulkBarProps {
  rows: readonly Row[];
  mayWork: boolean;
  onAssign: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are selected. It has a band of its own, and covers none. */
export function BulkBar({ rows, mayWork, onAssign, onExport, onClear }: BulkBarProps) {
  const { t, language } = useText();
  const amount = rows.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
  return (
    <div className={styles.band}>
      <div className={styles.bar} role="group" aria-label={t('console.bulk.title')} data-dark>
        <span className={styles.what} role="status">
          <b>{t('console.bulk.selected', { count: rows.length })}</b> · {formatMoney(amount, language)}
        </span>
        {mayWork && (
          <button type="button" className={styles.main} onClick={onAssign}>
            {t('console.assign.do')} <KeyCaps keys="a" />
          </button>
        )}
        <button type="button" onClick={onExport}>
          {t('console.export.do')} <KeyCaps keys="e" />
        </button>
        <button type="button" onClick={onClear}>
          {t('console.bulk.clear')} <KeyCaps keys="escape" />
        </button>
        {mayWork && <span className={styles.note}>{t('console.bulk.decideAlone')}</span>}
      </div>
    </div>
  );
}
