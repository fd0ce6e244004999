import { VIEWING_RENEWAL_MS } from '@portal/contract/constants';
import type { Viewer } from '@portal/contract/staff/people';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from './call-operation.ts';
import { operationQuery, queryClient } from './queries.ts';
import { sessionQuery } from './session.ts';

/** Says that the application is on screen here, and learns who else has it open. */
function viewingQuery(applicationId: string | undefined) {
  return {
    ...operationQuery('Staff_KeepViewing', { params: { applicationId: applicationId ?? '' } }),
    gcTime: 0,
    retry: false,
    // That somebody looks at it changes nothing of an application, and the other way round.
    meta: { changesWith: 'none' },
  } as const;
}

/** Shows colleagues that the person looks at an application, as long as its page is in sight. Once, around every screen. */
export function useViewing(applicationId: string | undefined): void {
  useQuery({
    ...viewingQuery(applicationId),
    enabled: applicationId !== undefined,
    refetchInterval: VIEWING_RENEWAL_MS,
  });
  useEffect(() => {
    if (applicationId === undefined) return undefined;
    const leave = () => {
      // Who signed out looks at nothing any more.
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

/** Who else looks at an application that is on screen; nobody where that is not known just now. */
export function useOtherViewers(applicationId: string): readonly Viewer[] {
  const { data, isError } = useQuery({ ...viewingQuery(applicationId), enabled: false });
  return isError ? [] : (data?.viewers ?? []);
}

/** Refetches who else has the open application on screen, if it is one of these; null: in any case. */
export function invalidateViewersOf(applicationIds: readonly string[] | null): void {
  const [name] = viewingQuery('').queryKey;
  const isOfOne = (queryHash: string) => applicationIds?.some((applicationId) => queryHash.includes(applicationId));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => queryKey[0] === name && (applicationIds === null || !!isOfOne(queryHash)),
  });
}
