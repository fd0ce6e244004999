import type { WorkListRow } from '@portal/contract/staff/work-list';
import type { WorkListColumn } from '@portal/contract/staff/work-list-terms';
import { useCallback, useMemo } from 'react';
import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { useToday } from '../../../api/today.ts';
import { Unread } from '../../../frame/states/unread.tsx';
import { EmptyList } from './list-states.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { WorkList } from '../use-work-list.ts';
import { WorkListCards } from './work-list-cards.tsx';
import { toItems } from './work-list-items.ts';
import { orderAfter, type WorkListState, withoutFilters } from '../work-list-state.ts';
import { WorkListTable } from './work-list-table.tsx';

export interface WorkListBodyProps {
  state: WorkListState;
  work: WorkList;
  selection: Selection;
  columns: readonly WorkListColumn[];
  mayWork: boolean;
  toAddress: (state: WorkListState) => ConsoleAddress;
  onShow: (next: Partial<WorkListState>) => void;
  onTake: (row: WorkListRow) => void;
  onTakeNext: () => void;
}

export function WorkListBody(props: WorkListBodyProps) {
  const { state, work, onShow } = props;
  const { list, rows } = work;
  if (rows.length > 0) return <Rows {...props} />;
  return (
    <>
      <Unread read={list} />
      {list.isSuccess && (
        <EmptyList
          state={state}
          toAddress={props.toAddress}
          next={{ count: props.mayWork ? work.counts?.unassigned : null, onTake: props.onTakeNext }}
          onFilter={onShow}
          onReset={() => onShow({ ...withoutFilters(state), search: '' })}
        />
      )}
    </>
  );
}

function Rows({ state, work, selection, columns, mayWork, onShow, onTake }: WorkListBodyProps) {
  const isPhone = useIsNarrowerThan(PHONE);
  const today = useToday();
  const { list, rows, total } = work;
  const { fetchNextPage, hasNextPage, isPlaceholderData, errorUpdateCount } = list;
  const onEnd = useCallback(() => {
    if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
    // oxlint-disable-next-line react/exhaustive-deps -- the table fetches again after an error
  }, [hasNextPage, fetchNextPage, errorUpdateCount]);
  const isGrouped = state.order === 'promise' && state.view !== 'closed';
  // After midnight, the rows are still in the order of the day on which they were loaded.
  const sortedOn = list.data?.pages[0]?.today ?? today;
  const items = useMemo(
    () => toItems(rows, { today: sortedOn, isGrouped, isComplete: !hasNextPage }),
    [rows, sortedOn, isGrouped, hasNextPage],
  );
  if (isPhone) {
    return (
      <WorkListCards
        items={items}
        currentId={selection.current?.applicationId}
        focusesCurrent={selection.isByKey}
        today={today}
        hasMore={hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onMore={onEnd}
      />
    );
  }
  return (
    <WorkListTable
      items={items}
      rows={rows}
      columns={columns}
      state={state}
      today={today}
      total={total}
      currentId={selection.current?.applicationId}
      focusesCurrent={selection.isByKey}
      selected={selection.selected}
      mayWork={mayWork}
      isOld={isPlaceholderData}
      onOrder={(order) => onShow(orderAfter(state, order))}
      onSelect={selection.toggle}
      onSelectAll={selection.selectAll}
      onFocus={selection.note}
      onTake={onTake}
      onEnd={onEnd}
    />
  );
}
