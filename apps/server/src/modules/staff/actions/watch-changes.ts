import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Listening } from '../../../platform/database/index.ts';

const CHANGED = 'application_changed';
const VIEWERS_CHANGED = 'viewers_changed';
/** Changes of one moment are told together. */
const GATHER_MS = 200;
/** A watcher that hears nothing comes back then, so that it is seen whether anybody still waits. */
const QUIET_MS = 15 * SECOND_MS;
/** More than a screen shows: then everything is read again. */
const MOST_IDS = 500;

/** Ids of applications that have changed, and of those that somebody has opened or left. */
export interface Changes {
  /** Null if some may have been missed. */
  applicationIds: string[] | null;
  viewersOf: string[];
}

const everything: Changes = { applicationIds: null, viewersOf: [] };

/** What has changed since one stream was last told. */
class Watcher {
  #ids = new Set<string>();
  #viewersOf = new Set<string>();
  #mayHaveMissed = false;
  #wake: (() => void) | undefined;

  note(id: string, channel: string): void {
    (channel === VIEWERS_CHANGED ? this.#viewersOf : this.#ids).add(id);
    this.#wake?.();
  }

  /** What is noted from then on is told by its id, after that. */
  noteMissed(): void {
    this.#forget();
    this.#mayHaveMissed = true;
    this.#wake?.();
  }

  /** Waits until something has changed, for a while (then undefined), or until it is aborted. */
  async next(signal: AbortSignal): Promise<Changes | undefined> {
    if (!this.#hasNews()) await this.#untilWoken(signal);
    if (!this.#hasNews()) return undefined;
    // At once: what a screen reads after that need not be read again.
    if (!this.#mayHaveMissed) await pause(GATHER_MS, signal);
    if (this.#mayHaveMissed) {
      this.#mayHaveMissed = false;
      return everything;
    }
    const [ids, viewersOf] = [[...this.#ids], [...this.#viewersOf]];
    this.#forget();
    return ids.length + viewersOf.length > MOST_IDS ? everything : { applicationIds: ids, viewersOf };
  }

  #forget(): void {
    this.#ids = new Set();
    this.#viewersOf = new Set();
  }

  #hasNews(): boolean {
    return this.#mayHaveMissed || this.#ids.size > 0 || this.#viewersOf.size > 0;
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
  /** Not yet while it connects, and never behind a pooler without a way past it. */
  hasListened: boolean;
  listening: Listening;
}

const hubs = new WeakMap<Context, Hub>();

/** One connection of the process listens for all watchers, as long as there are any. */
function join(context: Context, watcher: Watcher): void {
  const known = hubs.get(context);
  if (known) {
    // What changed before is not known to it.
    if (known.hasListened) watcher.noteMissed();
    known.watchers.add(watcher);
    return;
  }
  const watchers = new Set([watcher]);
  const listening = context.database.listen([CHANGED, VIEWERS_CHANGED], {
    onListening: () => {
      hub.hasListened = true;
      watchers.forEach((each) => each.noteMissed());
    },
    onNotice: (id, channel) => watchers.forEach((each) => each.note(id, channel)),
  });
  const hub: Hub = { watchers, listening, hasListened: false };
  hubs.set(context, hub);
}

async function leave(context: Context, watcher: Watcher): Promise<void> {
  const hub = hubs.get(context);
  hub?.watchers.delete(watcher);
  if (!hub || hub.watchers.size > 0) return;
  hubs.delete(context);
  await hub.listening.stop();
}

/**
 * Which applications change, and who looks at which, on whichever process, within a second; undefined if nothing changed
 * for a while. It begins with null as soon as it listens: what changed before is not known. Ends when aborted.
 */
export async function* watchApplications(
  context: Context,
  signal: AbortSignal,
): AsyncGenerator<Changes | undefined, void> {
  const watcher = new Watcher();
  join(context, watcher);
  try {
    while (!signal.aborted) yield await watcher.next(signal);
  } finally {
    await leave(context, watcher);
  }
}
