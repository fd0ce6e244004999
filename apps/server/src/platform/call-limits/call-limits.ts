import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Vault } from '../encryption/index.ts';
import { addCalls, latestEnd } from './call-counts.ts';

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
 * clients cost no query; each further process may exceed the limit by as much.
 */
const SHARE = 1 / 40;
const SUBJECT_PURPOSE = 'platform.callLimitSubject';
/** If the database takes longer than this, or fails, a process counts alone for `REST_MS`. */
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
  /** Calls in reports that the database has not confirmed. */
  unconfirmed: number;
  sending: Promise<void> | undefined;
}

function callsIn({ shared, own, unconfirmed }: Minute): number {
  return shared + own + unconfirmed;
}

function allowanceOf(minute: Minute, most: number, clock: Clock): CallAllowance {
  const calls = callsIn(minute);
  const resetMs = Math.max(0, minute.endsAt - clock.now().getTime());
  return { isExceeded: calls > most, most, remaining: Math.max(0, most - calls), resetMs };
}

function minutesBy(clock: Clock): (name: string) => Minute {
  const minutes = new Map<string, Minute>();
  return (name) => {
    const now = clock.now().getTime();
    const known = minutes.get(name);
    if (known && now < known.endsAt && known.endsAt < latestEnd(clock.now()).getTime()) return known;
    minutes.delete(name);
    const [oldest] = minutes.keys();
    if (oldest !== undefined && minutes.size >= MOST_SUBJECTS) minutes.delete(oldest);
    const minute: Minute = { endsAt: now + MINUTE_MS, shared: 0, own: 0, unconfirmed: 0, sending: undefined };
    minutes.set(name, minute);
    return minute;
  };
}

interface Services {
  database: Pick<Database, 'kind' | 'query'>;
  vault: Pick<Vault, 'keyedHash'>;
  clock: Clock;
}

/** Adds the calls of this process to those of the others. A late response still counts, so no call is added twice. */
function reportsTo({ database, vault, clock }: Services): (name: string, minute: Minute) => Promise<void> | undefined {
  let countsAloneUntil = 0;
  const countAlone = () => {
    countsAloneUntil = clock.now().getTime() + REST_MS;
  };

  const addTo = async (name: string, minute: Minute): Promise<void> => {
    const { own: calls } = minute;
    minute.own = 0;
    minute.unconfirmed += calls;
    const count = { calls, endsAt: new Date(minute.endsAt), now: clock.now() };
    try {
      const known = await addCalls(database.query, vault.keyedHash(name, SUBJECT_PURPOSE), count);
      minute.shared = Math.max(minute.shared, known.calls);
      minute.endsAt = known.endsAt.getTime();
    } catch {
      minute.own += calls;
      countAlone();
    }
    minute.unconfirmed -= calls;
  };

  return (name, minute) => {
    if (database.kind !== 'postgres' || clock.now().getTime() < countsAloneUntil) return undefined;
    const timer = new AbortController();
    const late = wait(LONGEST_WAIT_MS, undefined, { signal: timer.signal }).then(countAlone, () => undefined);
    return Promise.race([addTo(name, minute), late]).finally(() => {
      timer.abort();
      minute.sending = undefined;
    });
  };
}

/**
 * Limits per minute; each minute starts with a call. With the embedded database there is only one process, so nothing
 * is reported.
 */
export function createCallLimits(services: Services): CallLimits {
  const { clock } = services;
  const minuteOf = minutesBy(clock);
  const report = reportsTo(services);
  return {
    take: async ({ kind, subject, most }) => {
      const name = `${kind} ${subject}`;
      let minute = minuteOf(name);
      while (minute.sending) {
        await minute.sending;
        minute = minuteOf(name);
      }
      if (callsIn(minute) >= most) return { ...allowanceOf(minute, most, clock), isExceeded: true };
      minute.own += 1;
      if (minute.own >= most * SHARE) {
        minute.sending = report(name, minute);
        await minute.sending;
      }
      return allowanceOf(minute, most, clock);
    },
  };
}
