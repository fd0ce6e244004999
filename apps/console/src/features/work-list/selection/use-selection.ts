import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useCallback, useMemo, useState } from 'react';
import type { SearchParameters } from '../work-list-state.ts';

function useMatching(params: SearchParameters) {
  const [selected, setSelected] = useState<string>();
  const narrowed = JSON.stringify(params);
  const clear = useCallback(() => setSelected(undefined), []);
  return { isSelected: selected === narrowed, select: () => setSelected(narrowed), clear };
}

const indexIn = (rows: readonly WorkListRow[], id: string | undefined) =>
  rows.findIndex(({ applicationId }) => applicationId === id);

function useCurrent(rows: readonly WorkListRow[]) {
  const [currentId, setCurrentId] = useState<string>();
  const [isByKey, setIsByKey] = useState(false);
  // Stable while the list exists, so that unchanged rows do not re-render.
  const note = useCallback(({ applicationId }: WorkListRow) => {
    setIsByKey(false);
    setCurrentId(applicationId);
  }, []);
  const goTo = useCallback((applicationId: string | undefined) => {
    setIsByKey(true);
    setCurrentId(applicationId);
  }, []);
  const current = useMemo(() => rows.find(({ applicationId }) => applicationId === currentId), [rows, currentId]);
  const move = (by: number) => {
    const from = indexIn(rows, currentId);
    goTo(rows[from < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, from + by))]?.applicationId);
  };
  /** `note` makes a row current after it received the focus. */
  return { current, isByKey, note, goTo, move };
}

export function useSelection(rows: readonly WorkListRow[], params: SearchParameters) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const { isSelected: isAllMatching, select: selectMatching, clear: clearMatching } = useMatching(params);
  const place = useCurrent(rows);
  const { current } = place;

  const toggle = useCallback(
    ({ applicationId }: WorkListRow) => {
      clearMatching();
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(applicationId)) next.add(applicationId);
        return next;
      });
      setAnchor(applicationId);
    },
    [clearMatching],
  );
  const selectAll = (isSelected: boolean) => {
    clearMatching();
    setSelected(new Set(isSelected ? rows.map(({ applicationId }) => applicationId) : []));
  };
  const selectedRows = useMemo(
    () => (selected.size > 0 ? rows.filter(({ applicationId }) => selected.has(applicationId)) : []),
    [rows, selected],
  );
  return {
    ...place,
    selected,
    rows: selectedRows,
    isAllMatching: isAllMatching && selectedRows.length > 0,
    selectMatching,
    toggle,
    toggleCurrent: () => current && toggle(current),
    selectRange: () => {
      const ends = [indexIn(rows, anchor ?? current?.applicationId), indexIn(rows, current?.applicationId)];
      const [from, to] = ends.sort((a, b) => a - b) as [number, number];
      if (from < 0) return;
      setSelected(new Set([...selected, ...rows.slice(from, to + 1).map(({ applicationId }) => applicationId)]));
    },
    selectAll,
    clear: () => selectAll(false),
  };
}

export type Selection = ReturnType<typeof useSelection>;
