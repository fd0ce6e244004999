import type { ApplicationStatus } from '@portal/contract/application/status';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../api/queries.ts';
import { noteToday } from '../../api/today.ts';

/** How long application data is shown without a refetch: changes trigger a refetch anyway, and each read is audited. */
const FRESH_MS = 30_000;

export function freshFor<Query extends object>(query: Query) {
  return { ...query, staleTime: FRESH_MS };
}

export function detailsQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_GetApplication', { params: { applicationId } }));
}

export function cashFlowQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_GetCashFlow', { params: { applicationId } }));
}

/** Empty before submission. */
export function matchesQuery({ applicationId, reference }: Pick<OfRow, 'applicationId' | 'reference'>) {
  const query = operationQuery('Staff_ListMatches', { params: { applicationId } });
  return freshFor({ ...query, enabled: reference !== null });
}

export function notesQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_ListNotes', { params: { applicationId } }));
}

export function decisionsQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_ListDecisions', { params: { applicationId } }));
}

export interface KnownRow {
  row: WorkListRow | null;
}

interface OfRow {
  applicationId: string;
  /** Null before submission, when the work list has no row for the application. */
  reference: string | null;
  status: ApplicationStatus;
}

export function rowQuery({ applicationId, reference, status }: OfRow) {
  const view = status === 'closed' ? 'closed' : 'all';
  return freshFor({
    queryKey: ['row', applicationId, reference, view],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownRow> => {
      const { applications, today } = await callOperation('Staff_SearchApplications', {
        params: { view, search: reference ?? '' },
        signal,
      });
      noteToday(today);
      return { row: applications.find((row) => row.applicationId === applicationId) ?? null };
    },
    enabled: reference !== null,
  });
}

export function readAhead(row: WorkListRow): void {
  const { applicationId } = row;
  queryClient.setQueryData<KnownRow>(rowQuery(row).queryKey, { row });
  const ignore = () => undefined;
  queryClient.query(detailsQuery(applicationId)).catch(ignore);
  queryClient.query(cashFlowQuery(applicationId)).catch(ignore);
  queryClient.query(matchesQuery(row)).catch(ignore);
  queryClient.query(notesQuery(applicationId)).catch(ignore);
  queryClient.query(decisionsQuery(applicationId)).catch(ignore);
}
