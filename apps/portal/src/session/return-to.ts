import type { RoutePath } from '@portal/contract/routes';
import { storedValue } from './browser-storage.ts';

/** Why login is shown, and where it leads; nothing personal. */
export interface ReturnTo {
  /** One of our routes; without one, login leads to the default. */
  path?: RoutePath;
  applicationId?: string;
  /** The session ended without a logout. */
  hasEnded?: true;
}

const stored = storedValue<ReturnTo>('sessionStorage', 'returnTo');

/** Stores the target after login, for this tab only. */
export const storeReturnTo = stored.set;

export const findReturnTo = stored.find;

/** Returns the stored target once. */
export function takeReturnTo(): ReturnTo | undefined {
  const found = stored.find();
  stored.clear();
  return found;
}
