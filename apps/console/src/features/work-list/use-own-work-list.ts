import { type OwnWorkList, usualDirections } from '@portal/contract/staff/work-list';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { queryClient } from '../../api/queries.ts';
import { sessionQuery } from '../../api/session.ts';
import { columnsOf } from './columns.ts';

/** How the person arranged the list. It goes with them, not with the browser. */
export function useOwnWorkList() {
  const { data: session } = useQuery(sessionQuery);
  const kept = session?.workList ?? null;
  const own = useMemo<OwnWorkList>(
    () => ({
      columns: columnsOf(kept),
      order: kept?.order ?? 'promise',
      direction: kept?.direction ?? usualDirections.promise,
    }),
    [kept],
  );
  const { mutate } = useMutation({
    // One after the other: the last arrangement is the one that stays.
    scope: { id: 'own-work-list' },
    mutationFn: (body: OwnWorkList) => callOperation('Staff_SetOwnWorkList', { body }),
  });
  const arrange = useCallback(
    (part: Partial<OwnWorkList>) => {
      const workList = { ...own, ...part };
      queryClient.setQueryData(sessionQuery.queryKey, (before) => before && { ...before, workList });
      mutate(workList);
    },
    [own, mutate],
  );
  return { own, arrange };
}
