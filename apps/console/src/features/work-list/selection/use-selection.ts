import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useCallback, useMemo, useState } from 'react';

/** Which rows are selected, and which one the keys are at. */
export function useSelection(rows: readonly WorkListRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const [isByKey, setIsByKey] = useState(false);
  /** Where a range starts. */
  const [anchor, setAnchor] = useState<string>();
  const indexOf = (id: string | undefined) => rows.findIndex(({ applicationId }) => applicationId === id);

  // The same for as long as the list is here: a row that has not changed need not render again.
  const toggle = useCallback(({ applicationId }: WorkListRow) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(applicationId)) next.add(applicationId);
      return next;
    });
    setAnchor(applicationId);
  }, []);
  const note = useCallback(({ applicationId }: WorkListRow) => {
    setIsByKey(false);
    setCurrentId(applicationId);
  }, []);
  /** Makes a row the current one and gives it the focus. */
  const goTo = useCallback((applicationId: string | undefined) => {
    setIsByKey(true);
    setCurrentId(applicationId);
  }, []);
  const current = useMemo(() => rows.find(({ applicationId }) => applicationId === currentId), [rows, currentId]);
  const selectedRows = useMemo(
    () => (selected.size > 0 ? rows.filter(({ applicationId }) => selected.has(applicationId)) : []),
    [rows, selected],
  );
  return {
    selected,
    rows: selectedRows,
    current,
    isByKey,
    toggle,
    toggleCurrent: () => current && toggle(current),
    /** Everything from where the range starts to the current row. */
    selectRange: () => {
      const [from, to] = [indexOf(anchor ?? currentId), indexOf(currentId)].sort((a, b) => a - b) as [number, number];
      if (from < 0) return;
      setSelected(new Set([...selected, ...rows.slice(from, to + 1).map(({ applicationId }) => applicationId)]));
    },
    selectAll: (isSelected: boolean) =>
      setSelected(new Set(isSelected ? rows.map(({ applicationId }) => applicationId) : [])),
    clear: () => setSelected(new Set()),
    /** Makes a row the current one where it has taken the focus. */
    note,
    goTo,
    /** Makes the row so many lines further the current one. */
    move: (by: number) => {
      const from = indexOf(currentId);
      const next = rows[from < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, from + by))];
      goTo(next?.applicationId);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
