import { type EntryScreen, entryScreens } from '@portal/contract/prerendered-screens';
import { paths } from '@portal/contract/routes';
import { initialRoute } from '../initial-route.ts';
import { knownRoutes } from '../routes.ts';

export function entryScreenOf(path: string, query: string): EntryScreen | undefined {
  const start = initialRoute(
    { path, query, fragment: '', wasRedirected: false, isRunning: false, hasSession: false },
    knownRoutes,
  ).path;
  // A tab in which the portal already runs stays on its route; at `/`, before-react.ts checks the tab.
  if (knownRoutes.isRoute(path) && path !== start && path !== paths.login) return undefined;
  return entryScreens.find((screen) => screen === start);
}
