import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useRef, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { useSearch } from '../../frame/navigation.tsx';
import { type ColumnChoice, findColumns, keepColumns } from './columns.ts';
import { FilterBar } from './filter-bar.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useListCommands } from './use-list-commands.ts';
import { useSelection } from './use-selection.ts';
import type { Taking } from './use-taking.ts';
import { useWorkList, type WorkList } from './use-work-list.ts';
import { WorkListBody } from './work-list-body.tsx';
import { WorkListHead } from './work-list-head.tsx';
import { readState } from './work-list-state.ts';
import styles from './work-list-screen.module.css';

/** The work list: every application is a promise with a date, the earliest first. */
export function WorkListScreen() {
  const state = readState(useSearch());
  const mayWork = useRight('work');
  const work = useWorkList(state);
  const selection = useSelection(work.rows);
  const searchField = useRef<HTMLInputElement>(null);
  const [choices, choose] = useColumns();
  useFetchAhead(selection.current);
  const { show, showNew, exportShown, taking, assigning } = useListCommands({
    state,
    work,
    selection,
    mayWork,
    searchField,
  });
  return (
    <main className={styles.screen}>
      <WorkListHead
        state={state}
        today={work.today}
        counts={work.counts}
        newCount={work.newCount}
        goneCount={work.goneCount}
        field={searchField}
        mayWork={mayWork}
        isTaking={taking.next.isPending}
        onSearch={(search) => show({ search })}
        onTakeNext={() => taking.next.mutate()}
        onShowNew={showNew}
      />
      <FilterBar
        state={state}
        shown={work.rows.length}
        total={work.total}
        amount={findAmount(work)}
        choices={choices}
        onFilter={show}
        onColumns={choose}
        onExport={exportShown}
      />
      <NotTaken taking={taking} />
      <WorkListBody
        state={state}
        work={work}
        selection={selection}
        columns={choices.flatMap(({ name, isShown }) => (isShown ? [name] : []))}
        mayWork={mayWork}
        onShow={show}
        onTake={(row) => taking.one.mutate(row)}
      />
      <SelectionActions selection={selection} assigning={assigning} mayWork={mayWork} onExport={exportShown} />
    </main>
  );
}

/** The columns of who uses this browser, and how others are chosen. */
function useColumns() {
  const [choices, setChoices] = useState<ColumnChoice[]>(findColumns);
  const choose = (next: ColumnChoice[]) => {
    keepColumns(next);
    setChoices(next);
  };
  return [choices, choose] as const;
}

/** What is asked for together; unknown while not all rows are here. */
function findAmount({ list, rows }: WorkList): number | undefined {
  return list.hasNextPage ? undefined : rows.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
}

/** Why no application was taken. */
function NotTaken({ taking: { one, next } }: { taking: Taking }) {
  const { t, message } = useText();
  const failure = next.error ?? one.error;
  return (
    <div role="alert">
      {failure && <p className={styles.failure}>{message(messageKeyOf(failure))}</p>}
      {next.data === null && <p className={styles.failure}>{t('console.nothingToTake')}</p>}
    </div>
  );
}
