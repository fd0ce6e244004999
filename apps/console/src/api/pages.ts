import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import { keepPreviousData, type QueryMeta, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallArguments, callOperation, type OperationCall, type ResponseBody } from './call-operation.ts';
import { operationKey } from './queries.ts';

type PagedOperation =
  | 'Staff_ListDeliveries'
  | 'Staff_ListKeys'
  | 'Staff_ListLeads'
  | 'Staff_ListPartners'
  | 'Staff_ListPrivacyRequests'
  | 'Staff_ListRecordings'
  | 'Staff_ListReferrals'
  | 'Staff_SearchApplications'
  | 'Staff_SearchAudit'
  | 'Staff_SearchContacts';

/** Loads a list page by page. When parameters change, the previous rows stay until the first new ones arrive. */
export function usePages<Name extends PagedOperation>(
  name: Name,
  params: OperationCall<Name>['params'],
  meta: QueryMeta = {},
) {
  return useInfiniteQuery({
    queryKey: [...operationKey(name, params), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const asked = pageParam === undefined ? params : { ...params, after: pageParam };
      return callOperation(name, ...([{ params: asked, signal }] as unknown as CallArguments<Name>));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ResponseBody<Name>) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    meta,
  });
}

export function useWhole<Name extends PagedOperation>(name: Name, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [...operationKey(name, {}), 'whole'],
    queryFn: async ({ signal }) => {
      const pages: ResponseBody<Name>[] = [];
      const read = async (after: string | undefined): Promise<typeof pages> => {
        const params = { limit: String(PAGE_SIZE_MAXIMUM), ...(after !== undefined && { after }) };
        const page = await callOperation(name, ...([{ params, signal }] as unknown as CallArguments<Name>));
        pages.push(page);
        return page.next === null ? pages : read(page.next);
      };
      return read(undefined);
    },
    enabled,
  });
}
