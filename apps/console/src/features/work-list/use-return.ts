import { useEffect, useRef, useState } from 'react';
import { hasComeBack, takeArrival } from '../../frame/arrival.ts';
import { findLastOpened } from '../../frame/listed-order.ts';
import type { Selection } from './selection/use-selection.ts';
import type { WorkList } from './use-work-list.ts';

/** Restores the focus on return from an application: to its row, or to the heading if the row is gone. */
export function useReturn({ rows, list }: Pick<WorkList, 'rows' | 'list'>, { goTo }: Selection): boolean {
  const [wanted] = useState(() => (hasComeBack() ? findLastOpened() : undefined));
  const isOver = useRef(wanted === undefined);
  const isListed = wanted !== undefined && rows.some(({ applicationId }) => applicationId === wanted);
  const isRead = list.isSuccess || list.isError;
  useEffect(() => {
    if (isOver.current) return;
    isOver.current = isListed || isRead;
    if (!isListed) return;
    // The row is rendered only after `goTo` makes it current; until then, the body takes the focus.
    takeArrival(document.body);
    goTo(wanted);
  }, [wanted, isListed, isRead, goTo]);
  return wanted !== undefined && (isListed || !isRead);
}
