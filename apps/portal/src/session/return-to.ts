import type { RoutePath } from '@portal/contract/routes';
import { storedValue } from './browser-storage.ts';

/** Why the log-in is shown, and where it leads; nothing personal. */
export interface ReturnTo {
  /** A route of ours; without one, the log-in leads where it always does. */
  path?: RoutePath;
  /** The application that the route is about. */
  applicationId?: string;
  /** The session has ended, though nobody logged out. */
  hasEnded?: true;
}

const stored = storedValue<ReturnTo>('sessionStorage', 'returnTo');

/** Stores what is to be reached after log-in; for this tab alone. */
export const storeReturnTo = stored.set;

export const findReturnTo = stored.find;

/** The same, once. */
export function takeReturnTo(): ReturnTo | undefined {
  const found = stored.find();
  stored.clear();
  return found;
}
