import { routeAfterChecks } from '@portal/contract/application/checks';
import { CHECKS_POLL_MS } from '@portal/contract/constants';
import type { CheckProgressResponse } from '@portal/contract/entities/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationQuery } from '../../../api/operation-query.ts';

export interface Processing {
  checks: CheckProgressResponse['checks'] | undefined;
  /** The server is unreachable; polling continues. */
  isOffline: boolean;
}

export function useProcessing(): Processing {
  const queries = useQueryClient();
  const { applicationId } = useCurrentApplication();
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...operationQuery('Application_GetChecks', { params: { applicationId } }),
    refetchInterval: CHECKS_POLL_MS,
    refetchOnMount: 'always',
    retry: false,
  });
  // A cached result from an earlier visit may be outdated, so it does not count.
  const route = isFetchedAfterMount && data ? routeAfterChecks(data) : undefined;

  useEffect(() => {
    if (route === undefined) return undefined;
    let isGone = false;
    // The next screen's guard needs the status, which the checks may have changed.
    const current = operationQuery('Application_GetApplication', { params: { applicationId } });
    void queries.query({ ...current, staleTime: 0 }).then(
      () => isGone || navigate(route, { replace: true }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, queries, route]);

  return { checks: data?.checks, isOffline: isError };
}
