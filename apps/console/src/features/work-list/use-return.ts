import { useEffect, useRef, useState } from 'react';
import { hasComeBack, takeArrival } from '../../frame/arrival.ts';
import { findLastOpened } from '../../frame/listed-order.ts';
import type { Selection } from './use-selection.ts';
import type { WorkList } from './use-work-list.ts';

/** Whoever comes back from an application is at its row again; at the heading, where it is in the list no more. */
export function useReturn({ rows, list }: Pick<WorkList, 'rows' | 'list'>, selection: Selection): boolean {
  const [wanted] = useState(findLastOpened);
  const isOver = useRef(false);
  const [isReturning, setIsReturning] = useState(wanted !== undefined);
  const { goTo } = selection;
  useEffect(() => {
    if (isOver.current || wanted === undefined) return;
    if (!hasComeBack()) {
      isOver.current = true;
      setIsReturning(false);
      return;
    }
    if (rows.some(({ applicationId }) => applicationId === wanted)) {
      isOver.current = true;
      // The row is drawn once the list knows that it is the current one.
      takeArrival(document.body);
      goTo(wanted);
    } else if (list.isSuccess || list.isError) {
      isOver.current = true;
      setIsReturning(false);
    }
  }, [wanted, rows, list.isSuccess, list.isError, goTo]);
  return isReturning;
}
