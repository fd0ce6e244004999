import type { ApplicationStatus } from '@portal/contract/application/status';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../api/queries.ts';
import { noteToday } from '../../api/today.ts';

/** What was read of an application is shown so long without reading it again: a change of it is told, each read is audited. */
const FRESH_MS = 30_000;

function freshFor<Query extends object>(query: Query) {
  return { ...query, staleTime: FRESH_MS };
}

export function detailsQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_GetApplication', { params: { applicationId } }));
}

export function cashFlowQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_GetCashFlow', { params: { applicationId } }));
}

export function notesQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_ListNotes', { params: { applicationId } }));
}

export function decisionsQuery(applicationId: string) {
  return freshFor(operationQuery('Staff_ListDecisions', { params: { applicationId } }));
}

/** The row of an application in the work list; null where it has none. */
export interface KnownRow {
  row: WorkListRow | null;
}

interface OfRow {
  applicationId: string;
  /** Null before submission: then there is none. */
  reference: string | null;
  status: ApplicationStatus;
}

/** Its row: the promised day and the months with their proof. */
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

/** Reads everything that the page of an application begins with, from its row of the list on. */
export function readAhead(row: WorkListRow): void {
  const { applicationId } = row;
  queryClient.setQueryData<KnownRow>(rowQuery(row).queryKey, { row });
  const ignore = () => undefined;
  queryClient.query(detailsQuery(applicationId)).catch(ignore);
  queryClient.query(cashFlowQuery(applicationId)).catch(ignore);
  queryClient.query(notesQuery(applicationId)).catch(ignore);
  queryClient.query(decisionsQuery(applicationId)).catch(ignore);
}
