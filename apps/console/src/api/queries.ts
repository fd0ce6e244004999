import { QUERY_CACHE_MS } from '@portal/contract/constants';
import { retryDelay, shouldRetry } from '@portal/contract/client/retry';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type CallArguments,
  callOperation,
  type OperationCall,
  type OperationName,
  type ResponseBody,
} from './call-operation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Which changes cause a refetch: `any` for changes to any application, `leads` for changes to any lead, `none`
       * for none. By default, changes to the application or lead in the key.
       */
      changesWith?: 'any' | 'leads' | 'none';
    };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: QUERY_CACHE_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export function operationKey(name: OperationName, params?: unknown): readonly unknown[] {
  return params === undefined ? [name] : [name, params];
}

export function operationQuery<Name extends OperationName>(name: Name, ...[call]: CallArguments<Name>) {
  return queryOptions<ResponseBody<Name>>({
    queryKey: operationKey(name, call?.params),
    queryFn: ({ signal }) =>
      callOperation(name, ...([{ ...call, signal } as OperationCall<Name>] as unknown as CallArguments<Name>)),
  });
}
