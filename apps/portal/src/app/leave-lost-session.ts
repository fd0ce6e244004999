import { paths, type RoutePath } from '@portal/contract/routes';
import { endSessionHere, useSessionLife } from '../api/session-lifecycle.ts';
import { navigate } from '../frame/routing/navigation.tsx';
import { type ReturnTo, storeReturnTo } from '../session/return-to.ts';
import { getSession, updateSession } from '../session/session-store.ts';
import { sealUnsavedAnswers } from '../session/unsaved-answers.ts';
import { tabMemory } from '../session/tab-memory.ts';
import { isOfApplication, knownRoutes } from './routes.ts';

/**
 * A session has ended that nobody left: the log-in says so, has the email, and leads back here, where what was typed and not
 * saved is back in its fields. Nothing happens in a
 * tab that shows nothing of the customer.
 */
export function leaveLostSession(): void {
  const { pathname } = window.location;
  const { applicationId, sessionActive } = getSession();
  const { email } = useSessionLife.getState();
  const isCustomers = knownRoutes.isCustomerRoute(pathname);
  if (!tabMemory.isRunning() || !(isCustomers || sessionActive)) return;
  void sealUnsavedAnswers().catch(() => undefined);
  endSessionHere();
  // The one thing that stays, in memory: what would be typed again first.
  if (email !== null) updateSession({ email });
  storeReturnTo({ hasEnded: true, ...(isCustomers && returnToOf(pathname, applicationId)) });
  navigate(paths.loginLink);
}

/** How to come back to a route. One of an application needs to know which: without it, the log-in finds the open one. */
export function returnToOf(path: RoutePath, applicationId: string | null): ReturnTo {
  if (!isOfApplication(path)) return { path };
  return applicationId === null ? {} : { path, applicationId };
}
