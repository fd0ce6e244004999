import { BULK_SELECTED_MAXIMUM, WORK_LIST_COUNT_MAXIMUM } from '@portal/contract/constants';
import type { TextKey } from '@portal/locales';
import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { useState } from 'react';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { LazyDialog } from '../../../frame/dialogs/lazy-dialog.tsx';
import { assign } from '../../../parts/application/assign.ts';
import type { WorkList } from '../use-work-list.ts';
import type { SelectionDialogProps } from './selection-dialog.tsx';
import styles from './selection-actions.module.css';
import { isOnlyLoaded, isTooMany, selected } from './selected.ts';
import { type BulkChangeBody, useMakeBulkChange } from './use-bulk-change.ts';
import type { Selection } from './use-selection.ts';

type SelectionDialog = SelectionDialogProps['dialog'];

export const selectionDialog = () => import('./selection-dialog.tsx').then(({ SelectionDialog }) => SelectionDialog);

const titles = {
  assign: 'console.assign.title',
  note: 'console.bulk.note.title',
  close: 'console.bulk.close.title',
} as const satisfies Record<SelectionDialog, TextKey>;

export function useSelectionDialog(work: Pick<WorkList, 'rows' | 'total'>, selection: Selection) {
  const [dialog, setDialog] = useState<SelectionDialog>();
  return {
    dialog,
    open: (next: SelectionDialog) => {
      if (work.rows.length === 0 || isTooMany(selection)) return;
      if (selection.rows.length === 0) selection.toggleCurrent();
      if (selection.rows.length > 0 || selection.current !== undefined) setDialog(next);
    },
    close: () => setDialog(undefined),
  };
}

export interface SelectionActionsProps {
  work: Pick<WorkList, 'params' | 'rows' | 'total'>;
  selection: Selection;
  dialogs: ReturnType<typeof useSelectionDialog>;
  mayWork: boolean;
  onExport: () => void;
}

export function SelectionActions({ work, selection, dialogs, mayWork, onExport }: SelectionActionsProps) {
  const { t, language } = useText();
  const isPhone = useIsNarrowerThan(PHONE);
  const make = useMakeBulkChange();
  const { rows, isAllMatching } = selection;
  const count = isAllMatching ? (work.total ?? rows.length) : rows.length;
  const change = (details: Pick<BulkChangeBody, 'assign' | 'note' | 'close'>) =>
    make({ ...selected(selection, work), ...details });
  return (
    <>
      {rows.length > 0 && !isPhone && (
        <BulkBar
          work={work}
          selection={selection}
          count={count}
          mayWork={mayWork}
          onOpen={dialogs.open}
          onExport={onExport}
        />
      )}
      {dialogs.dialog && (
        <LazyDialog
          load={selectionDialog}
          props={{
            dialog: dialogs.dialog,
            title: t(titles[dialogs.dialog], { count, shown: formatNumber(count, language) }),
            rows,
            onAssign: (remaining, to) => (count > 1 ? change({ assign: to }) : assign(remaining, to)),
            onSave: change,
            onClose: dialogs.close,
            onDone: () => {
              dialogs.close();
              selection.clear();
            },
          }}
        />
      )}
    </>
  );
}

interface BulkBarProps extends Pick<SelectionActionsProps, 'work' | 'selection' | 'mayWork' | 'onExport'> {
  count: number;
  onOpen: (dialog: SelectionDialog) => void;
}

function BulkBar({ work, selection, count, mayWork, onOpen, onExport }: BulkBarProps) {
  const { t, language } = useText();
  const total = work.total ?? 0;
  const tooMany = isTooMany(selection);
  return (
    <div className={styles.band}>
      <div className={styles.bar} role="group" aria-label={t('console.bulk.title')} data-dark>
        <SelectedWords work={work} selection={selection} count={count} mayWork={mayWork} />
        {mayWork && isOnlyLoaded(selection, work) && (total > selection.rows.length || (total > 0 && tooMany)) && (
          <button type="button" onClick={selection.selectMatching}>
            {t('console.bulk.selectMatching', { count: total, shown: formatNumber(total, language) })}
          </button>
        )}
        {mayWork && !tooMany && <ChangeButtons onOpen={onOpen} />}
        <button type="button" onClick={onExport}>
          {t('console.export.do')} <KeyCaps keys="e" />
        </button>
        <button type="button" onClick={selection.clear}>
          {t('console.bulk.clear')} <KeyCaps keys="escape" />
        </button>
      </div>
    </div>
  );
}

function SelectedWords({ work, selection, count, mayWork }: Omit<BulkBarProps, 'onOpen' | 'onExport'>) {
  const { t, language } = useText();
  const shown = (figure: number) => formatNumber(figure, language);
  const amount = selection.rows.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
  const words = [
    !selection.isAllMatching && formatMoney(amount, language),
    mayWork && isTooMany(selection) && t('console.bulk.tooMany', { maximum: shown(BULK_SELECTED_MAXIMUM) }),
    mayWork &&
      isOnlyLoaded(selection, work) &&
      work.total === null &&
      t('console.bulk.narrow', { maximum: shown(WORK_LIST_COUNT_MAXIMUM) }),
  ];
  return (
    <span className={styles.what} role="status">
      <b>{t('console.bulk.selected', { count, shown: shown(count) })}</b>
      {words.filter(Boolean).map((part) => ` · ${String(part)}`)}
    </span>
  );
}

function ChangeButtons({ onOpen }: Pick<BulkBarProps, 'onOpen'>) {
  const { t } = useText();
  return (
    <>
      <button type="button" className={styles.main} onClick={() => onOpen('assign')}>
        {t('console.assign.do')} <KeyCaps keys="a" />
      </button>
      <button type="button" onClick={() => onOpen('note')}>
        {t('console.bulk.note.do')}
      </button>
      <button type="button" onClick={() => onOpen('close')}>
        {t('console.bulk.close.do')}
      </button>
    </>
  );
}
