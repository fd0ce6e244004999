import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { type Changes, everything, nothing, RecentChanges, toChanges } from '../domain/recent-changes.ts';

/** The channels on which the triggers in `apps/server/database/` notify. */
const APPLICATION_CHANGED = 'application_changed';
const VIEWERS_CHANGED = 'viewers_changed';
/** Changes within this time are sent as one message. */
const GATHER_MS = 200;
/** How often a subscriber without changes gets an empty message, which shows whether its reader is still there. */
const QUIET_MS = 15 * SECOND_MS;

const noIds = (): Record<keyof Changes, Set<string>> => ({ applicationIds: new Set(), viewersOf: new Set() });

/** One open stream, with what has changed since its last message. */
class Subscriber {
  #ids = noIds();
  #first: Changes | undefined;
  #wake: (() => void) | undefined;

  add(kind: keyof Changes, id: string): void {
    this.#ids[kind].add(id);
    this.#wake?.();
  }

  /** Starts over: the next message is `first`, and later ones have what changes from now on. */
  restart(first: Changes): void {
    this.#ids = noIds();
    this.#first = first;
    this.#wake?.();
  }

  /** Waits for a change. Undefined after `QUIET_MS` without one, or when aborted. */
  async next(signal: AbortSignal): Promise<Changes | undefined> {
    if (!this.#hasChanges()) await this.#untilWoken(signal);
    if (!this.#hasChanges()) return undefined;
    // The first message goes out at once: what a screen reads after it does not have to be read again.
    if (!this.#first) await pause(GATHER_MS, signal);
    if (this.#first) {
      const first = this.#first;
      this.#first = undefined;
      return first;
    }
    const { applicationIds, viewersOf } = this.#ids;
    this.#ids = noIds();
    return toChanges([...applicationIds], [...viewersOf]);
  }

  #hasChanges(): boolean {
    return this.#first !== undefined || this.#ids.applicationIds.size > 0 || this.#ids.viewersOf.size > 0;
  }

  async #untilWoken(signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    await pause(QUIET_MS, AbortSignal.any([signal, woken.signal]));
    this.#wake = undefined;
  }
}

/** Resolves after a time, or at once when aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** What the process knows of changes, and who gets them. */
interface Feed {
  subscribers: Set<Subscriber>;
  /** Undefined until the database connection listens, and always behind a pooler that cannot be bypassed. */
  recent: RecentChanges | undefined;
}

const feeds = new WeakMap<Context, Feed>();

/** One connection of the process listens for all subscribers, from the first one until the database is closed. */
function openFeed(context: Context): Feed {
  const feed: Feed = { subscribers: new Set(), recent: undefined };
  context.database.listen([APPLICATION_CHANGED, VIEWERS_CHANGED], {
    onListening: () => {
      feed.recent = new RecentChanges(context.clock.now().getTime());
      feed.subscribers.forEach((each) => each.restart(everything));
    },
    onNotice: (id, channel) => {
      const kind = channel === VIEWERS_CHANGED ? 'viewersOf' : 'applicationIds';
      feed.recent?.add(kind, id, context.clock.now().getTime());
      feed.subscribers.forEach((each) => each.add(kind, id));
    },
  });
  feeds.set(context, feed);
  return feed;
}

const hasEnded = ({ aborted }: AbortSignal): boolean => aborted;

/**
 * Yields which applications change, and whose viewers change, on any process, within a second. The first message comes as
 * soon as the process listens: what has changed since an instant, or null ids where that is not known. Without changes, it
 * yields an empty message every 15 seconds; undefined while the process does not listen. Ends when aborted.
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
