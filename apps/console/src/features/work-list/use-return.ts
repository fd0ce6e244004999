import { useEffect, useRef, useState } from 'react';
import { hasComeBack, takeArrival } from '../../frame/arrival.ts';
import { findLastOpened } from '../../frame/listed-order.ts';
import type { Selection } from './selection/use-selection.ts';
import type { WorkList } from './use-work-list.ts';

/** Whoever comes back from an application is at its row again; at the heading, where it is in the list no more. */
export function useReturn({ rows, list }: Pick<WorkList, 'rows' | 'list'>, { goTo }: Selection): boolean {
  const [wanted] = useState(() => (hasComeBack() ? findLastOpened() : undefined));
  const isOver = useRef(wanted === undefined);
  const isListed = rows.some(({ applicationId }) => applicationId === wanted);
  const isRead = list.isSuccess || list.isError;
  useEffect(() => {
    if (isOver.current) return;
    isOver.current = isListed || isRead;
    if (!isListed) return;
    // The row is drawn once the list knows that it is the current one.
    takeArrival(document.body);
    goTo(wanted);
  }, [wanted, isListed, isRead, goTo]);
  return wanted !== undefined && (isListed || !isRead);
}
