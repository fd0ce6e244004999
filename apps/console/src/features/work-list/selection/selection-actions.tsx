import type { WorkListRow } from '@portal/contract/staff/work-list';
import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { useState } from 'react';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { AssignDialog } from '../../../parts/application/assign-dialog.tsx';
import styles from './selection-actions.module.css';
import type { Selection } from './use-selection.ts';

export function useAssigning(rows: readonly WorkListRow[], selection: Selection) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    open: () => {
      if (rows.length === 0) return;
      if (selection.rows.length === 0) selection.toggleCurrent();
      setIsOpen(selection.rows.length > 0 || selection.current !== undefined);
    },
    close: () => setIsOpen(false),
  };
}

type Assigning = ReturnType<typeof useAssigning>;

export interface SelectionActionsProps {
  selection: Selection;
  assigning: Assigning;
  mayWork: boolean;
  onExport: () => void;
}

export function SelectionActions({ selection, assigning, mayWork, onExport }: SelectionActionsProps) {
  const isPhone = useIsNarrowerThan(PHONE);
  return (
    <>
      {selection.rows.length > 0 && !isPhone && (
        <BulkBar
          rows={selection.rows}
          mayWork={mayWork}
          onAssign={assigning.open}
          onExport={onExport}
          onClear={selection.clear}
        />
      )}
      {assigning.isOpen && (
        <AssignDialog
          applications={selection.rows}
          onClose={assigning.close}
          onDone={() => {
            assigning.close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}

interface BulkBarProps {
  rows: readonly WorkListRow[];
  mayWork: boolean;
  onAssign: () => void;
  onExport: () => void;
  onClear: () => void;
}

function BulkBar({ rows, mayWork, onAssign, onExport, onClear }: BulkBarProps) {
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
