import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { type Changes, everything, nothing, RecentChanges, toChanges } from '../domain/recent-changes.ts';

const CHANGED = 'application_changed';
const VIEWERS_CHANGED = 'viewers_changed';
/** Changes of one moment are told together. */
const GATHER_MS = 200;
/** A watcher that hears nothing comes back then, so that it is seen whether anybody still waits. */
const QUIET_MS = 15 * SECOND_MS;

const noIds = (): Record<keyof Changes, Set<string>> => ({ applicationIds: new Set(), viewersOf: new Set() });

/** What has changed since one stream was last told. */
class Watcher {
  #ids = noIds();
  #first: Changes | undefined;
  #wake: (() => void) | undefined;

  note(kind: keyof Changes, id: string): void {
    this.#ids[kind].add(id);
    this.#wake?.();
  }

  /** What is noted from then on is told after that. */
  begin(first: Changes): void {
    this.#ids = noIds();
    this.#first = first;
    this.#wake?.();
  }

  /** Waits until something has changed, for a while (then undefined), or until it is aborted. */
  async next(signal: AbortSignal): Promise<Changes | undefined> {
    if (!this.#hasNews()) await this.#untilWoken(signal);
    if (!this.#hasNews()) return undefined;
    // The first at once: what a screen reads after that need not be read again.
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

  #hasNews(): boolean {
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

interface Hub {
  watchers: Set<Watcher>;
  /** Undefined while it connects for the first time, and behind a pooler without a way past it. */
  recent: RecentChanges | undefined;
}

const hubs = new WeakMap<Context, Hub>();

/** One connection of the process listens for all watchers, from the first who watches until the database is closed. */
function openHub(context: Context): Hub {
  const hub: Hub = { watchers: new Set(), recent: undefined };
  context.database.listen([CHANGED, VIEWERS_CHANGED], {
    onListening: () => {
      hub.recent = new RecentChanges(context.clock.now().getTime());
      hub.watchers.forEach((each) => each.begin(everything));
    },
    onNotice: (id, channel) => {
      const kind = channel === VIEWERS_CHANGED ? 'viewersOf' : 'applicationIds';
      hub.recent?.note(kind, id, context.clock.now().getTime());
      hub.watchers.forEach((each) => each.note(kind, id));
    },
  });
  hubs.set(context, hub);
  return hub;
}

const hasEnded = ({ aborted }: AbortSignal): boolean => aborted;

/**
 * Which applications change, and who looks at which, on whichever process, within a second. It begins as soon as it
 * listens, with what has changed since an instant, or with null: what changed before is not known. Where nothing changes,
 * it says so every 15 seconds; undefined while it does not listen. Ends when aborted.
 */
export async function* watchApplications(
  context: Context,
  signal: AbortSignal,
  since?: Date,
): AsyncGenerator<Changes | undefined, void> {
  const watcher = new Watcher();
  const hub = hubs.get(context) ?? openHub(context);
  if (hub.recent) watcher.begin(since ? hub.recent.since(since.getTime()) : everything);
  hub.watchers.add(watcher);
  try {
    for (;;) {
      const changes = await watcher.next(signal);
      if (hasEnded(signal)) return;
      yield changes ?? (hub.recent && nothing);
    }
  } finally {
    hub.watchers.delete(watcher);
  }
}
