import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { onSessionEnd } from '../../api/session-lifecycle.ts';

onSessionEnd(() => queryClient.clear());

/** The cache of answers, for the screens of customers; the first screens do without. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
