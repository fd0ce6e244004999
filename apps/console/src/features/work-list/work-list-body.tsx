import { usualDirections, type WorkListOrder, type WorkListRow } from '@portal/contract/staff/work-list';
import { useCallback } from 'react';
import { Failed } from '../../frame/states/failed.tsx';
import { ListShape } from '../../ui/list-shape.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { ColumnName } from './columns.ts';
import { EmptyList } from './list-states.tsx';
import type { Selection } from './use-selection.ts';
import type { WorkList } from './use-work-list.ts';
import { WorkListCards } from './work-list-cards.tsx';
import { toItems } from './work-list-items.ts';
import { type WorkListFilters, type WorkListState, withoutFilters } from './work-list-state.ts';
import { WorkListTable } from './work-list-table.tsx';

export interface WorkListBodyProps {
  state: WorkListState;
  work: WorkList;
  selection: Selection;
  columns: readonly ColumnName[];
  mayWork: boolean;
  onShow: (next: Partial<WorkListState>) => void;
  onTake: (row: WorkListRow) => void;
}

/** The rows, or why there are none. */
export function WorkListBody(props: WorkListBodyProps) {
  const { state, work, onShow } = props;
  const { list, rows } = work;
  if (rows.length > 0) return <Rows {...props} />;
  return (
    <>
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListShape />}
      {list.isSuccess && (
        <EmptyList
          state={state}
          onFilter={onShow}
          onReset={() => onShow({ ...cleared, ...withoutFilters(state), search: '' })}
        />
      )}
    </>
  );
}

/** As cards on a phone, as a table elsewhere. */
function Rows({ state, work, selection, columns, mayWork, onShow, onTake }: WorkListBodyProps) {
  const isPhone = useMedia(PHONE);
  const { list, rows, today, total } = work;
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = list;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const items = toItems(rows, {
    today,
    isGrouped: state.order === 'promise' && state.view !== 'closed',
    isComplete: !hasNextPage,
  });
  if (isPhone) {
    return (
      <WorkListCards
        items={items}
        today={today}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
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

/** Every filter taken away. */
const cleared: WorkListFilters = {
  status: undefined,
  language: undefined,
  province: undefined,
  amount: undefined,
  age: undefined,
  proof: undefined,
};

/** Another order starts as it usually is; the same one turns around. */
function orderAfter(state: WorkListState, order: WorkListOrder): Pick<WorkListState, 'order' | 'direction'> {
  if (order !== state.order) return { order, direction: usualDirections[order] };
  return { order, direction: state.direction === 'up' ? 'down' : 'up' };
}
