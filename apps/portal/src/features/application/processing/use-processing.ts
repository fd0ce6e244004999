import { routeAfterChecks } from '@portal/contract/application/checks';
import { CHECKS_POLL_MS } from '@portal/contract/constants';
import type { CheckProgressAnswer } from '@portal/contract/operations/checks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationQuery } from '../../../api/operation-query.ts';

export interface Processing {
  checks: CheckProgressAnswer['checks'] | undefined;
  /** The server cannot be asked at the moment; asking goes on. */
  isOffline: boolean;
}

/** Looks again and again how the checks stand, and goes on where they lead. */
export function useProcessing(): Processing {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { applicationId } = useCurrentApplication();
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...operationQuery('Application_GetChecks', { params: { applicationId } }),
    refetchInterval: CHECKS_POLL_MS,
    refetchOnMount: 'always',
    retry: false,
  });
  // What an earlier visit saw may be answered by now.
  const route = isFetchedAfterMount && data ? routeAfterChecks(data) : undefined;

  useEffect(() => {
    if (route === undefined) return undefined;
    let isGone = false;
    // The guard of the next screen asks for the status, which the checks may have changed.
    const current = operationQuery('Application_GetApplication', { params: { applicationId } });
    void queries.query({ ...current, staleTime: 0 }).then(
      () => isGone || navigate(route, { replace: true }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, navigate, queries, route]);

  return { checks: data?.checks, isOffline: isError };
}
