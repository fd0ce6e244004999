import type { WorkListRow } from '@portal/contract/staff/work-list';
import type { WorkListColumn } from '@portal/contract/staff/work-list-terms';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useRight } from '../../api/session.ts';
import { useToday } from '../../api/today.ts';
import { keepListedOrder } from '../../frame/listed-order.ts';
import { useSearch } from '../../frame/navigation.tsx';
import { SavingStrip } from '../../parts/lists/saving-strip.tsx';
import { type ColumnChoice, columns as allColumns } from './rows/columns.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { BulkStrips } from './selection/bulk-strip.tsx';
import { SelectionActions } from './selection/selection-actions.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useListCommands } from './use-list-commands.ts';
import { useOwnWorkList } from './use-own-work-list.ts';
import { type QuickLook, QuickLookPanel, useQuickLook } from './quick-look-panel.tsx';
import { useReturn } from './use-return.ts';
import { useSelection } from './selection/use-selection.ts';
import type { Taking } from './selection/use-taking.ts';
import { useWorkList, type WorkList } from './use-work-list.ts';
import { WorkListBody } from './rows/work-list-body.tsx';
import { WorkListHead } from './work-list-head.tsx';
import { readState } from './work-list-state.ts';
import styles from './work-list-screen.module.css';

export function WorkListScreen() {
  const { own, arrange, saveViews, error: notKept } = useOwnWorkList();
  const savedViews = own.views ?? [];
  const state = readState(useSearch(), own);
  const today = useToday();
  const mayWork = useRight('work');
  const work = useWorkList(state);
  const selection = useSelection(work.rows, work.params);
  const isReturning = useReturn(work, selection);
  const quickLook = useQuickLook(selection.current);
  const searchField = useRef<HTMLInputElement>(null);
  const columns = useShownColumns(own.columns, quickLook);
  useFetchAhead(selection.current);
  useKeptOrder(work.rows);
  const commands = useListCommands({ state, own, arrange, work, selection, mayWork, quickLook, searchField });
  const { toAddress, show, showNew, exportShown, saving, taking, dialogs } = commands;
  const takeNext = () => taking.next.mutate();
  const shared = { state, work, mayWork, toAddress };
  return (
    <main className={styles.screen}>
      <WorkListHead
        {...shared}
        today={today}
        savedViews={savedViews}
        field={searchField}
        isTaking={taking.next.isPending}
        isReturning={isReturning}
        onSearch={(search) => show({ search })}
        onTakeNext={takeNext}
        onShowNew={showNew}
      />
      <FilterBar
        state={state}
        shown={work.rows.length}
        total={work.total}
        amount={findAmount(work)}
        choices={own.columns}
        onShow={show}
        onColumns={(columns) => arrange({ columns })}
        onExport={exportShown}
        views={savedViews}
        onSaveViews={saveViews}
      />
      <SavingStrip saving={saving} />
      <BulkStrips mayWork={mayWork} />
      <NotDone taking={taking} notKept={notKept} />
      <Beside quickLook={quickLook} row={selection.current} today={today}>
        <WorkListBody
          {...shared}
          selection={selection}
          columns={columns}
          onShow={show}
          onTake={taking.one.mutate}
          onTakeNext={takeNext}
        />
      </Beside>
      <SelectionActions {...shared} selection={selection} dialogs={dialogs} onExport={exportShown} />
    </main>
  );
}

interface BesideProps {
  quickLook: QuickLook;
  row: WorkListRow | undefined;
  today: string;
  children: ReactNode;
}

function Beside({ quickLook, row, today, children }: BesideProps) {
  return (
    <div className={styles.rows}>
      <div className={styles.list}>{children}</div>
      {quickLook.isOpen && row && <QuickLookPanel row={row} today={today} onClose={quickLook.close} />}
    </div>
  );
}

function useKeptOrder(rows: WorkList['rows']): void {
  useEffect(() => keepListedOrder(rows.map(({ applicationId }) => applicationId)), [rows]);
}

function useShownColumns(choices: readonly ColumnChoice[], { isOpen }: QuickLook): WorkListColumn[] {
  return useMemo(
    () =>
      choices.flatMap(({ name, isShown }) => (isShown && !(isOpen && allColumns[name].isInQuickLook) ? [name] : [])),
    [choices, isOpen],
  );
}

function findAmount({ list, rows }: WorkList): number | undefined {
  return list.hasNextPage ? undefined : rows.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
}

function NotDone({ taking: { one, next }, notKept }: { taking: Taking; notKept: Error | null }) {
  const { t, message } = useText();
  const failure = next.error ?? one.error ?? notKept;
  return (
    <div role="alert">
      {failure !== null && (
        <p className={styles.failure}>
          {isProblem(failure, 'errorVersionConflict') ? t('console.assign.tooLate') : message(messageKeyOf(failure))}
        </p>
      )}
      {next.data === null && <p className={styles.failure}>{t('console.nothingToTake')}</p>}
    </div>
  );
}
