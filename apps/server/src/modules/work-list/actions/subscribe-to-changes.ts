import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { type Changes, everything, nothing, RecentChanges, toChanges } from '../domain/recent-changes.ts';

/** Channels of the triggers in `apps/server/database/`, and what the ids in their notifications identify. */
const channels = new Map<string, keyof Changes>([
  ['application_changed', 'applicationIds'],
  ['viewers_changed', 'viewersOf'],
  ['lead_changed', 'leadIds'],
]);
/** Batches changes for this long. */
const GATHER_MS = 200;
/** Interval of empty messages to a quiet subscriber, which show whether it is still connected. */
const QUIET_MS = 15 * SECOND_MS;

const noIds = (): Record<keyof Changes, Set<string>> => ({
  applicationIds: new Set(),
  viewersOf: new Set(),
  leadIds: new Set(),
});

class Subscriber {
  #ids = noIds();
  #first: Changes | undefined;
  #wake: (() => void) | undefined;

  add(kind: keyof Changes, id: string): void {
    this.#ids[kind].add(id);
    this.#wake?.();
  }

  /** Starts over with `first` as the next message, followed by changes from now on. */
  restart(first: Changes): void {
    this.#ids = noIds();
    this.#first = first;
    this.#wake?.();
  }

  /** Waits for a change. Undefined after `QUIET_MS` without one, or when aborted. */
  async next(signal: AbortSignal): Promise<Changes | undefined> {
    if (!this.#hasChanges()) await this.#untilWoken(signal);
    if (!this.#hasChanges()) return undefined;
    // Sends the first message at once, so that what a screen reads after it is current.
    if (!this.#first) await pause(GATHER_MS, signal);
    if (this.#first) {
      const first = this.#first;
      this.#first = undefined;
      return first;
    }
    const { applicationIds, viewersOf, leadIds } = this.#ids;
    this.#ids = noIds();
    return toChanges({ applicationIds: [...applicationIds], viewersOf: [...viewersOf], leadIds: [...leadIds] });
  }

  #hasChanges(): boolean {
    return this.#first !== undefined || Object.values(this.#ids).some(({ size }) => size > 0);
  }

  async #untilWoken(signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    await pause(QUIET_MS, AbortSignal.any([signal, woken.signal]));
    this.#wake = undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

interface Feed {
  subscribers: Set<Subscriber>;
  /**
   * Undefined until the database connection listens, and always when connecting through a pooler that cannot be
   * bypassed.
   */
  recent: RecentChanges | undefined;
}

const feeds = new WeakMap<Context, Feed>();

/** One connection listens for all subscribers of the process, from the first one until the database closes. */
function openFeed(context: Context): Feed {
  const feed: Feed = { subscribers: new Set(), recent: undefined };
  context.database.listen([...channels.keys()], {
    onListening: () => {
      feed.recent = new RecentChanges(context.clock.now().getTime());
      feed.subscribers.forEach((each) => each.restart(everything));
    },
    onNotice: (id, channel) => {
      const kind = channels.get(channel) ?? 'applicationIds';
      feed.recent?.add(kind, id, context.clock.now().getTime());
      feed.subscribers.forEach((each) => each.add(kind, id));
    },
  });
  feeds.set(context, feed);
  return feed;
}

const hasEnded = ({ aborted }: AbortSignal): boolean => aborted;

/**
 * Yields which applications, viewers and leads changed, on any process, within a second. The first message comes once the
 * process listens: changes since an instant, or null ids if unknown. Yields an empty message every 15 seconds without
 * changes, and undefined while the process does not listen. Ends when aborted.
 */
export async function* subscribeToChanges(
  context: Context,
  signal: AbortSignal,
  since?: Date,
): AsyncGenerator<Changes | undefined, void> {
  const subscriber = new Subscriber();
  const feed = feeds.get(context) ?? openFeed(context);
  if (feed.recent) subscriber.restart(since ? feed.recent.since(since.getTime()) : everything);
  feed.subscribers.add(subscriber);
  try {
    for (;;) {
      const changes = await subscriber.next(signal);
      if (hasEnded(signal)) return;
      yield changes ?? (feed.recent && nothing);
    }
  } finally {
    feed.subscribers.delete(subscriber);
  }
}
