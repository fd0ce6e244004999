import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type CallArguments, callOperation, type OperationCall, type ResponseBody } from './call-operation.ts';
import { operationKey } from './queries.ts';

/** The lists in pages, in the order in which the server gives them. */
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

/** A list page by page. Rows of the parameters before stay until the first of these have come. */
export function usePages<Name extends PagedOperation>(name: Name, params: OperationCall<Name>['params']) {
  return useInfiniteQuery({
    queryKey: [...operationKey(name, params), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const asked = pageParam === undefined ? params : { ...params, after: pageParam };
      return callOperation(name, ...([{ params: asked, signal }] as unknown as CallArguments<Name>));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ResponseBody<Name>) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
