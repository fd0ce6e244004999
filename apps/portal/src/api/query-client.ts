import { QUERY_CACHE_MS } from '@portal/contract/constants';
import { QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from '@portal/contract/client/retry';

/** Responses are cached for 5 minutes; a screen that shows them refetches. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: QUERY_CACHE_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
