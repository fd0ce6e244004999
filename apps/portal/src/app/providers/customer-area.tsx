import type { ReactNode } from 'react';
import { ApplicationGuard } from '../guards/application-guard.tsx';
import { RecorderHost } from '../recorder/recorder-host.tsx';
import type { Route } from '../routes.ts';
import { DataProvider } from './data-provider.tsx';

export function CustomerArea({ route, children }: { route: Route; children: ReactNode }) {
  const screen = (
    <>
      {children}
      <RecorderHost />
    </>
  );
  return (
    <DataProvider>
      {route.guard === 'application' ? <ApplicationGuard route={route}>{screen}</ApplicationGuard> : screen}
    </DataProvider>
  );
}
