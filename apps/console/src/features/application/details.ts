import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useQuery } from '@tanstack/react-query';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../api/queries.ts';

/** One application whole, as the server answers it. */
export type Details = ResponseBody<'Staff_GetApplication'>;

export function useDetails(applicationId: string) {
  return useQuery(operationQuery('Staff_GetApplication', { params: { applicationId } }));
}

interface KnownRow {
  row: WorkListRow | null;
  /** Of the office, as YYYY-MM-DD. */
  today: string;
}

function rowQuery({ application: { applicationId, reference, status } }: Details) {
  const view = status === 'closed' ? 'closed' : 'all';
  return {
    queryKey: ['row', applicationId, reference, view],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownRow> => {
      const { applications, today } = await callOperation('Staff_SearchApplications', {
        params: { view, search: reference ?? '' },
        signal,
      });
      return { row: applications.find((row) => row.applicationId === applicationId) ?? null, today };
    },
    enabled: reference !== null,
  };
}

/** Its row of the work list: the promised day and the months with their proof. Null before submission. */
export function useRow(details: Details): KnownRow | undefined {
  return useQuery(rowQuery(details)).data;
}

/** Whether what the panels are as high as is on its way: its row, and what its revenue comes to. */
export function useIsLoading(details: Details): boolean {
  const { applicationId, reference } = details.application;
  const row = useQuery(rowQuery(details));
  const flow = useQuery({
    ...operationQuery('Staff_GetCashFlow', { params: { applicationId } }),
    enabled: reference !== null,
  });
  return row.isLoading || flow.isLoading;
}

/** What a dialog is about: the business and its reference. */
export function aboutWhom({ application: { businessInfo, reference } }: Details): string {
  return [businessInfo.companyName, reference].filter(Boolean).join(' · ');
}

/** Asks again for everything that a write may have changed. */
export async function refresh(): Promise<void> {
  await queryClient.invalidateQueries();
}
