import type { ReactNode } from 'react';
import { ApplicationGuard } from '../guards/application-guard.tsx';
import type { Route } from '../routes.ts';
import { DataProvider } from './data-provider.tsx';

/** Around every screen that needs a session: cached answers, and the guard of application steps. */
export function CustomerArea({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <DataProvider>
      {route.guard === 'application' ? <ApplicationGuard route={route}>{children}</ApplicationGuard> : children}
    </DataProvider>
  );
}
