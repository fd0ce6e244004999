import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Vault } from '../encryption/index.ts';
import { addCalls } from './call-counts.ts';

export interface CallLimit {
  kind: string;
  subject: string;
  most: number;
}

export interface CallAllowance {
  isExceeded: boolean;
  most: number;
  remaining: number;
  resetMs: number;
}

export interface CallLimits {
  /** Counts a call unless the limit was already reached. Never fails. */
  take(limit: CallLimit): Promise<CallAllowance>;
}

/**
 * A process reports calls to the others in steps of this share of the limit. In between it counts alone, so that most
 * clients cost no query; the total may exceed the limit by as much.
 */
const SHARE = 1 / 20;
const SUBJECT_PURPOSE = 'platform.callLimitSubject';
/** While the database is slower than this, and for as long afterwards, a process counts alone. */
const LONGEST_WAIT_MS = 400;
const REST_MS = 5 * SECOND_MS;
/** More subjects than call one process in a minute; beyond this, the oldest count is dropped. */
const MOST_SUBJECTS = 20_000;

interface Minute {
  endsAt: number;
  /** Calls counted across all processes. */
  shared: number;
  /** Calls in this process since the last report. */
  own: number;
  sending: Promise<void> | undefined;
}

function minutesBy(clock: Clock): (name: string) => Minute {
  const minutes = new Map<string, Minute>();
  return (name) => {
    const now = clock.now().getTime();
    const known = minutes.get(name);
    // Server clocks differ by seconds; a minute that ends further ahead means that the clock was set back.
    if (known && now < known.endsAt && known.endsAt < now + 2 * MINUTE_MS) return known;
    minutes.delete(name);
    const [oldest] = minutes.keys();
    if (oldest !== undefined && minutes.size >= MOST_SUBJECTS) minutes.delete(oldest);
    const minute: Minute = { endsAt: now + MINUTE_MS, shared: 0, own: 0, sending: undefined };
    minutes.set(name, minute);
    return minute;
  };
}

/**
 * Limits per minute; each minute starts with a call. With the embedded database there is only one process, so nothing
 * is reported.
 */
export function createCallLimits({
  database,
  vault,
  clock,
}: {
  database: Pick<Database, 'kind' | 'query'>;
  vault: Pick<Vault, 'keyedHash'>;
  clock: Clock;
}): CallLimits {
  // While the database is down, no call is refused because of calls that other processes may have counted.
  const ifDatabaseResponds = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(1) }),
    timeout(LONGEST_WAIT_MS, TimeoutStrategy.Aggressive),
  );

  const minuteOf = minutesBy(clock);

  const notifyOthers = async (name: string, minute: Minute): Promise<void> => {
    const { own: calls } = minute;
    const count = { calls, endsAt: new Date(minute.endsAt), now: clock.now() };
    try {
      const known = await ifDatabaseResponds.execute(() =>
        addCalls(database.query, vault.keyedHash(name, SUBJECT_PURPOSE), count),
      );
      minute.shared = known.calls;
      minute.own -= calls;
      minute.endsAt = known.endsAt.getTime();
    } catch {
      // These calls are reported with the next ones.
    }
    minute.sending = undefined;
  };

  return {
    take: async ({ kind, subject, most }) => {
      const name = `${kind} ${subject}`;
      let minute = minuteOf(name);
      while (minute.sending) {
        await minute.sending;
        minute = minuteOf(name);
      }
      const allowance = () => {
        const calls = minute.shared + minute.own;
        const resetMs = Math.max(0, minute.endsAt - clock.now().getTime());
        return { isExceeded: calls > most, most, remaining: Math.max(0, most - calls), resetMs };
      };
      if (minute.shared + minute.own >= most) return { ...allowance(), isExceeded: true };
      minute.own += 1;
      if (database.kind === 'postgres' && minute.own >= most * SHARE) {
        minute.sending = notifyOthers(name, minute);
        await minute.sending;
      }
      return allowance();
    },
  };
}
