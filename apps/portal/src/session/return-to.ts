import type { RoutePath } from '@portal/contract/routes';
import { storedValue } from './browser-storage.ts';

/** Why login is shown, and where it leads; nothing personal. */
export interface ReturnTo {
  path?: RoutePath;
  applicationId?: string;
  hasEnded?: true;
}

const stored = storedValue<ReturnTo>('sessionStorage', 'returnTo');

export const storeReturnTo = stored.set;

export const findReturnTo = stored.find;

export function takeReturnTo(): ReturnTo | undefined {
  const found = stored.find();
  stored.clear();
  return found;
}
