import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Vault } from '../encryption/index.ts';
import { addCalls } from './call-counts.ts';

/** How many calls of one kind somebody may make in a minute. */
export interface CallLimit {
  /** What is counted. */
  kind: string;
  /** Whose calls: an address, or the id of a key. */
  subject: string;
  most: number;
}

/** What is left of a limit after a call. */
export interface CallAllowance {
  isExceeded: boolean;
  most: number;
  remaining: number;
  /** Until the calls of the next minute. */
  resetMs: number;
}

/** Counts calls, in all processes that share a database. */
export interface CallLimits {
  /** Counts a call, unless the limit was reached before. Never fails. */
  take(limit: CallLimit): Promise<CallAllowance>;
}

/**
 * A process tells the others of calls by this share of the limit at a time. Until then it counts by itself, so that
 * most clients cost no statement; and that far it may let more pass than the limit.
 */
const SHARE = 1 / 20;
const SUBJECT_PURPOSE = 'platform.callLimitSubject';
/** A process counts by itself while the database is slower than this, and for so long afterwards. */
const LONGEST_WAIT_MS = 400;
const REST_MS = 5 * SECOND_MS;
/** More than call one process in a minute; beyond it, the oldest count is let go. */
const MOST_SUBJECTS = 20_000;

/** The calls of one subject in its minute, as far as this process knows. */
interface Minute {
  endsAt: number;
  /** In all processes. */
  shared: number;
  /** In this process, since it told the others. */
  own: number;
  telling: Promise<void> | undefined;
}

/** The minutes of all subjects, as they begin and end. */
function minutesBy(clock: Clock): (name: string) => Minute {
  const minutes = new Map<string, Minute>();
  return (name) => {
    const now = clock.now().getTime();
    const known = minutes.get(name);
    // Clocks of servers differ by seconds; one that is further ahead has been set back since.
    if (known && now < known.endsAt && known.endsAt < now + 2 * MINUTE_MS) return known;
    minutes.delete(name);
    const [oldest] = minutes.keys();
    if (oldest !== undefined && minutes.size >= MOST_SUBJECTS) minutes.delete(oldest);
    const minute: Minute = { endsAt: now + MINUTE_MS, shared: 0, own: 0, telling: undefined };
    minutes.set(name, minute);
    return minute;
  };
}

/** Limits of calls by minutes, which begin with a call. The embedded database has one process, which tells nobody. */
export function createCallLimits({
  database,
  vault,
  clock,
}: {
  database: Pick<Database, 'kind' | 'query'>;
  vault: Pick<Vault, 'keyedHash'>;
  clock: Clock;
}): CallLimits {
  // Without the database, nobody is refused for what other processes may have counted.
  const ifDatabaseResponds = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(1) }),
    timeout(LONGEST_WAIT_MS, TimeoutStrategy.Aggressive),
  );

  const minuteOf = minutesBy(clock);

  const tellOthers = async (name: string, minute: Minute): Promise<void> => {
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
      // They are told with the calls to come.
    }
    minute.telling = undefined;
  };

  return {
    take: async ({ kind, subject, most }) => {
      const name = `${kind} ${subject}`;
      let minute = minuteOf(name);
      while (minute.telling) {
        await minute.telling;
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
        minute.telling = tellOthers(name, minute);
        await minute.telling;
      }
      return allowance();
    },
  };
}
