import { type EntryScreen, entryScreens } from '@portal/contract/prerendered-screens';
import { paths } from '@portal/contract/routes';
import { initialRoute } from '../initial-route.ts';
import { knownRoutes } from '../routes.ts';

/** The entry screen that the entry rule leads to, as far as the address alone can say. */
export function entryScreenOf(path: string, query: string): EntryScreen | undefined {
  const start = initialRoute(
    { path, query, fragment: '', wasRedirected: false, isRunning: false, hasSession: false },
    knownRoutes,
  ).path;
  // A tab where the portal runs stays on its own route; at `/`, before-react.ts asks the tab.
  if (knownRoutes.isRoute(path) && path !== start && path !== paths.login) return undefined;
  return entryScreens.find((screen) => screen === start);
}
