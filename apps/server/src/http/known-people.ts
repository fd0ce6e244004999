import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Clock } from '../platform/clock.ts';

const KNOWN_FOR_MS = 10 * MINUTE_MS;
const MOST_SESSIONS = 10_000;

/**
 * People whose sessions this process has seen recently, by cookie. Their calls count toward their own limit, not that
 * of their office's address. Calls with an unknown cookie count toward the address, so forging one gains nothing.
 */
export interface KnownPeople {
  note(cookie: string, personId: string): void;
  find(cookie: string): string | undefined;
}

export function createKnownPeople(clock: Clock): KnownPeople {
  const known = new Map<string, { personId: string; until: number }>();
  const hash = (cookie: string) => createHash('sha256').update(cookie).digest('base64');
  return {
    note(cookie, personId) {
      const key = hash(cookie);
      known.delete(key);
      known.set(key, { personId, until: clock.now().getTime() + KNOWN_FOR_MS });
      const [oldest] = known.keys();
      if (known.size > MOST_SESSIONS && oldest !== undefined) known.delete(oldest);
    },
    find(cookie) {
      const found = known.get(hash(cookie));
      return found !== undefined && found.until > clock.now().getTime() ? found.personId : undefined;
    },
  };
}
