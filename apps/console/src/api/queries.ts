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
      /** Asked again when a change is told: `any` for that of whichever application, `none` never. Without it, where the key names the application. */
      changesWith?: 'any' | 'none';
    };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: QUERY_CACHE_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The cache key of an operation's response: its name, then its parameters if it has any. */
export function operationKey(name: OperationName, params?: unknown): readonly unknown[] {
  return params === undefined ? [name] : [name, params];
}

/** A read for `useQuery`. The same operation with the same parameters is one entry of the cache everywhere. */
export function operationQuery<Name extends OperationName>(name: Name, ...[call]: CallArguments<Name>) {
  return queryOptions<ResponseBody<Name>>({
    queryKey: operationKey(name, call?.params),
    queryFn: ({ signal }) =>
      callOperation(name, ...([{ ...call, signal } as OperationCall<Name>] as unknown as CallArguments<Name>)),
  });
}
