import { QUERY_CACHE_MS } from '@portal/contract/constants';
import { QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry.ts';

/** Answers are kept for 5 minutes; a screen that shows them asks anew (specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: QUERY_CACHE_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
