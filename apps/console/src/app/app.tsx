import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/queries.ts';
import { Outlet } from './outlet.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
