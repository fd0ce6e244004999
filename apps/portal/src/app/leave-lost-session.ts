import { paths, type RoutePath } from '@portal/contract/routes';
import { endSessionHere, useSessionLife } from '../api/session-lifecycle.ts';
import { navigate } from '../frame/routing/navigation.tsx';
import { type ReturnTo, storeReturnTo } from '../session/return-to.ts';
import { getSession, updateSession } from '../session/session-store.ts';
import { tabMemory } from '../session/tab-memory.ts';
import { isOfApplication, knownRoutes } from './routes.ts';

/**
 * After a session has ended without a logout, goes to login, which explains this, prefills the email, and returns here.
 * Unsaved typed values are restored. Does nothing in a tab without customer data.
 */
export function leaveLostSession(): void {
  const { pathname } = window.location;
  const { applicationId, sessionActive } = getSession();
  const { email } = useSessionLife.getState();
  const isCustomers = knownRoutes.isCustomerRoute(pathname);
  if (!tabMemory.isRunning() || !(isCustomers || sessionActive)) return;
  endSessionHere();
  // Only the email stays in memory, so that it need not be typed again.
  if (email !== null) updateSession({ email });
  storeReturnTo({ hasEnded: true, ...(isCustomers && returnToOf(pathname, applicationId)) });
  navigate(paths.loginLink);
}

/**
 * How to return to a route. A route of an application needs its id; without one, login continues with the open
 * application.
 */
export function returnToOf(path: RoutePath, applicationId: string | null): ReturnTo {
  if (!isOfApplication(path)) return { path };
  return applicationId === null ? {} : { path, applicationId };
}
