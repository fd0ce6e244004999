import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationQuery } from '../../api/queries.ts';

/** How long a row is the current one before its application is fetched ahead; each read is in the audit trail. */
const FETCH_AHEAD_MS = 200;
/** How long what was fetched ahead is not fetched again. */
const FRESH_MS = 30_000;

/** Fetches the application of the current row, so that it is here when it is opened. */
export function useFetchAhead(row: WorkListRow | undefined): void {
  const client = useQueryClient();
  const applicationId = row?.applicationId;
  useEffect(() => {
    if (applicationId === undefined) return undefined;
    const options = { ...operationQuery('Staff_GetApplication', { params: { applicationId } }), staleTime: FRESH_MS };
    const pause = setTimeout(() => void client.query(options).catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(pause);
  }, [applicationId, client]);
}
