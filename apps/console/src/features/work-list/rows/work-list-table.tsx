import type { WorkListRow as Row } from '@portal/contract/staff/work-list';
import { usualDirections, type WorkListColumn, type WorkListOrder } from '@portal/contract/staff/work-list-terms';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { TWO_LINES, useIsNarrowerThan, useRem } from '@portal/design/ui/use-window-size.ts';
import { MonthLetters } from '../../../parts/application/month-marks.tsx';
import { PromiseIcon } from '../../../parts/application/promise.tsx';
import { columns as allColumns } from './columns.tsx';
import { commonMonths } from './common-months.ts';
import { type WorkListGroup, type WorkListItem, linkIdOf } from './work-list-items.ts';
import { WorkListRow } from './work-list-row.tsx';
import type { WorkListState } from '../work-list-state.ts';
import styles from './work-list-table.module.css';

/** Heights in rem, as in the style sheet. */
const HEIGHTS = { row: 38 / 16, twoLines: 53 / 16, group: 29 / 16 };
/** The next page is fetched this many lines before the last loaded one. */
const AHEAD_LINES = 30;

export interface WorkListTableProps {
  items: readonly WorkListItem[];
  rows: readonly Row[];
  columns: readonly WorkListColumn[];
  state: WorkListState;
  today: string;
  total: number | null | undefined;
  currentId: string | undefined;
  focusesCurrent: boolean;
  selected: ReadonlySet<string>;
  mayWork: boolean;
  isOld: boolean;
  onOrder: (order: WorkListOrder) => void;
  onSelect: (row: Row) => void;
  onSelectAll: (isSelected: boolean) => void;
  onFocus: (row: Row) => void;
  onTake: (row: Row) => void;
  onEnd: () => void;
}

export function WorkListTable(props: WorkListTableProps) {
  const { t } = useText();
  const { items, rows, total, isOld } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const hasTwoLines = useIsNarrowerThan(TWO_LINES);
  const columns = useMemo(
    () => (hasTwoLines ? props.columns.filter((name) => allColumns[name].isInSecondLine !== true) : props.columns),
    [hasTwoLines, props.columns],
  );
  const { virtualizer, lines, before, after } = useLines(scroller, items, hasTwoLines ? HEIGHTS.twoLines : HEIGHTS.row);
  usePagesAhead(lines, props);
  useFocusOnCurrent(virtualizer, props);
  const width = columns.length + 2;
  const months = useMemo(() => commonMonths(rows), [rows]);
  return (
    <div ref={scroller} className={styles.scroller} data-scrolls data-old={isOld || undefined}>
      <table className={styles.table} aria-rowcount={(total ?? rows.length) + 1}>
        <caption className="visually-hidden">{t('console.places.applications')}</caption>
        {/* WebKit re-measures the columns only if this element changes. */}
        <colgroup key={columns.join(' ')} span={width} />
        <TableHead {...props} columns={columns} months={months} />
        <tbody>
          <Space height={before} width={width} />
          {lines.map(({ index, key }) => (
            <Line
              key={keyOf(items[index]) ?? key}
              {...props}
              item={items[index]}
              columns={columns}
              width={width}
              lastMonth={months.at(-1)}
            />
          ))}
          <Space height={after} width={width} />
        </tbody>
      </table>
    </div>
  );
}

function useLines(scroller: RefObject<HTMLDivElement | null>, items: readonly WorkListItem[], rowHeight: number) {
  const rem = useRem();
  // oxlint-disable-next-line react/incompatible-library -- the table re-renders on every scroll
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'group' ? HEIGHTS.group : rowHeight) * rem,
    overscan: 3,
    scrollPaddingStart: 50,
  });
  const groups = useMemo(() => items.flatMap(({ kind }, index) => (kind === 'group' ? [index] : [])).join(), [items]);
  // Lines appended at the end are measured automatically.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight, rem, groups]);
  const lines = virtualizer.getVirtualItems();
  return {
    virtualizer,
    lines,
    before: lines[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (lines.at(-1)?.end ?? 0),
  };
}

function usePagesAhead(
  lines: readonly VirtualItem[],
  { items, onEnd }: Pick<WorkListTableProps, 'items' | 'onEnd'>,
): void {
  const lastLine = lines.at(-1)?.index ?? 0;
  useEffect(() => {
    if (items.length > 0 && lastLine >= items.length - AHEAD_LINES) onEnd();
  }, [lastLine, items, onEnd]);
}

function useFocusOnCurrent(
  virtualizer: ReturnType<typeof useLines>['virtualizer'],
  { items, currentId, focusesCurrent }: Pick<WorkListTableProps, 'items' | 'currentId' | 'focusesCurrent'>,
): void {
  const currentLine = useMemo(
    () =>
      focusesCurrent ? items.findIndex((item) => item.kind === 'row' && item.row.applicationId === currentId) : -1,
    [items, currentId, focusesCurrent],
  );
  useEffect(() => {
    if (currentLine < 0 || currentId === undefined) return undefined;
    virtualizer.scrollToIndex(currentLine);
    const frame = requestAnimationFrame(() =>
      document.getElementById(linkIdOf({ applicationId: currentId }))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [currentId, currentLine, virtualizer]);
}

/** A row's element is reused when the row moves. */
function keyOf(item: WorkListItem | undefined): string | undefined {
  return item?.kind === 'row' ? item.row.applicationId : undefined;
}

interface LineProps extends WorkListTableProps {
  item: WorkListItem | undefined;
  width: number;
  lastMonth: string | undefined;
}

function Line(props: LineProps) {
  const { item, columns, width, today, lastMonth, currentId, selected, mayWork, onSelect, onFocus, onTake } = props;
  if (!item) return null;
  if (item.kind === 'group') return <GroupLine group={item} width={width} />;
  const { row, index } = item;
  return (
    <WorkListRow
      row={row}
      columns={columns}
      line={index + 2}
      today={today}
      lastMonth={lastMonth}
      isCurrent={row.applicationId === currentId}
      isSelected={selected.has(row.applicationId)}
      mayWork={mayWork}
      onSelect={onSelect}
      onFocus={onFocus}
      onTake={onTake}
    />
  );
}

function Space({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={width} className={styles.space} style={{ height }} />
    </tr>
  );
}

function GroupLine({ group, width }: { group: WorkListGroup; width: number }) {
  const { t } = useText();
  const { state, count } = group;
  return (
    <tr className={styles.group} data-state={state}>
      <th colSpan={width} scope="colgroup">
        <span className={styles.groupWords}>
          <PromiseIcon state={state} />
          <b>{t(`console.promise.groups.${state}`)}</b>
          {count !== null && <span>{count}</span>}
          <span className={styles.why}>{state === 'late' && t('console.promise.lateWhy')}</span>
        </span>
      </th>
    </tr>
  );
}

const TableHead = memo(function TableHead(props: WorkListTableProps & { months: readonly string[] }) {
  const { rows, columns, months, state, selected, onOrder, onSelectAll } = props;
  const { t } = useText();
  const isAll = rows.length > 0 && rows.every(({ applicationId }) => selected.has(applicationId));
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className={styles.pick}>
          <label>
            <input
              type="checkbox"
              aria-label={t('console.selectAll')}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && selected.size > 0;
              }}
              onChange={() => onSelectAll(!isAll)}
            />
          </label>
        </td>
        <HeadCell order="business" state={state} onOrder={onOrder} className={styles.business}>
          {t('console.columns.business')}
        </HeadCell>
        {columns.map((name) => (
          <HeadCell key={name} order={allColumns[name].order} state={state} onOrder={onOrder} className={styles[name]}>
            {t(allColumns[name].label)}
            {name === 'proof' && months.length > 0 && <MonthLetters months={months} />}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
});

interface HeadCellProps {
  order: WorkListOrder | null;
  state: WorkListState;
  onOrder: (order: WorkListOrder) => void;
  className: string | undefined;
  children: ReactNode;
}

function HeadCell({ order, state, onOrder, className, children }: HeadCellProps) {
  const isSorted = order !== null && state.order === order;
  const sorted = state.direction === 'up' ? 'ascending' : 'descending';
  const isUp = isSorted ? state.direction === 'up' : order !== null && usualDirections[order] === 'up';
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} {...(isSorted && { 'aria-sort': sorted })}>
      {order === null ? (
        <span className={styles.headWords}>{children}</span>
      ) : (
        <button type="button" className={styles.sort} onClick={() => onOrder(order)}>
          {children}
          <Arrow size={14} aria-hidden="true" data-sorted={isSorted || undefined} />
        </button>
      )}
    </th>
  );
}
