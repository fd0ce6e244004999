import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { onSessionEnd } from '../../api/session-lifecycle.ts';

onSessionEnd(() => queryClient.clear());

export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
