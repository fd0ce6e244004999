import { VIEWING_RENEWAL_MS } from '@portal/contract/constants';
import type { Viewer } from '@portal/contract/staff/people';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from './call-operation.ts';
import { operationQuery, queryClient } from './queries.ts';
import { sessionQuery } from './session.ts';

function viewingQuery(applicationId: string) {
  return {
    ...operationQuery('Staff_KeepViewing', { params: { applicationId } }),
    gcTime: 0,
    retry: false,
    // Viewing does not change an application, and changes do not affect who views it.
    meta: { changesWith: 'none' },
  } as const;
}

/**
 * Shows colleagues that the person is viewing an application while its page is visible. The request waits until the
 * screen is drawn.
 */
export function useViewing(applicationId: string, isDrawn: boolean): void {
  useQuery({ ...viewingQuery(applicationId), enabled: isDrawn, refetchInterval: VIEWING_RENEWAL_MS });
  useEffect(() => {
    const leave = () => {
      if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
      callOperation('Staff_EndViewing', { params: { applicationId }, keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [applicationId]);
}

export function useOtherViewers(applicationId: string): readonly Viewer[] {
  const { data, isError } = useQuery({ ...viewingQuery(applicationId), enabled: false });
  return isError ? [] : (data?.viewers ?? []);
}

/** Refetches the viewers of the open application if it is among these, or in any case if null. */
export function invalidateViewersOf(applicationIds: readonly string[] | null): void {
  const [name] = viewingQuery('').queryKey;
  const isOfOne = (queryHash: string) => applicationIds?.some((applicationId) => queryHash.includes(applicationId));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => queryKey[0] === name && (applicationIds === null || !!isOfOne(queryHash)),
  });
}
