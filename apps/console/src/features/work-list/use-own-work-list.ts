import type { OwnWorkList, SavedView } from '@portal/contract/staff/work-list';
import { usualDirections } from '@portal/contract/staff/work-list-terms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { queryClient } from '../../api/queries.ts';
import { sessionQuery } from '../../api/session.ts';
import { columnsOf } from './rows/columns.tsx';

/** The person's arrangement of the list, stored on the server rather than in the browser. */
export function useOwnWorkList() {
  const { data: session } = useQuery(sessionQuery);
  const { mutate, mutateAsync, isPending, variables, error } = useMutation({
    // Saves run one after another, so that the last arrangement wins.
    scope: { id: 'own-work-list' },
    mutationFn: (body: OwnWorkList) => callOperation('Staff_SetOwnWorkList', { body }),
    onSuccess: async ({ workList }) => {
      // A pending session response would not contain the change.
      await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
      queryClient.setQueryData(sessionQuery.queryKey, (before) => before && { ...before, workList });
    },
  });
  const kept = (isPending ? variables : session?.workList) ?? null;
  const own = useMemo<OwnWorkList>(
    () => ({
      columns: columnsOf(kept),
      order: kept?.order ?? 'promise',
      direction: kept?.direction ?? usualDirections.promise,
      views: kept?.views ?? [],
    }),
    [kept],
  );
  const arrange = useCallback((part: Partial<OwnWorkList>) => mutate({ ...own, ...part }), [own, mutate]);
  const saveViews = async (views: SavedView[]) => {
    await mutateAsync({ ...own, views });
  };
  return { own, arrange, saveViews, error };
}
