import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useCallback, useMemo, useState } from 'react';

export function useSelection(rows: readonly WorkListRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const [isByKey, setIsByKey] = useState(false);
  const [anchor, setAnchor] = useState<string>();
  const indexOf = (id: string | undefined) => rows.findIndex(({ applicationId }) => applicationId === id);

  // Stable while the list exists, so that unchanged rows do not re-render.
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
    selectRange: () => {
      const [from, to] = [indexOf(anchor ?? currentId), indexOf(currentId)].sort((a, b) => a - b) as [number, number];
      if (from < 0) return;
      setSelected(new Set([...selected, ...rows.slice(from, to + 1).map(({ applicationId }) => applicationId)]));
    },
    selectAll: (isSelected: boolean) =>
      setSelected(new Set(isSelected ? rows.map(({ applicationId }) => applicationId) : [])),
    clear: () => setSelected(new Set()),
    /** Makes a row current after it received the focus. */
    note,
    goTo,
    move: (by: number) => {
      const from = indexOf(currentId);
      const next = rows[from < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, from + by))];
      goTo(next?.applicationId);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
