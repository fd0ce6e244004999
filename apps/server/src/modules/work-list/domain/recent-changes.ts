import { SECOND_MS } from '@portal/contract/constants';

export interface Changes {
  /** Null if changes may have been missed. */
  applicationIds: string[] | null;
  viewersOf: string[];
  leadIds: string[];
}

export type ChangedIds = Record<keyof Changes, string[]>;

/** More than a screen shows: above this, everything is reloaded. */
export const MOST_IDS = 500;

export const KNOWN_MS = 60 * SECOND_MS;
/** Added to requested times, because clocks differ and notifications take time. */
const SPARE_MS = 2 * SECOND_MS;

export const nothing: Changes = { applicationIds: [], viewersOf: [], leadIds: [] };
export const everything: Changes = { ...nothing, applicationIds: null };

export function toChanges(ids: ChangedIds): Changes {
  return Object.values(ids).flat().length > MOST_IDS ? everything : ids;
}

class RecentIds {
  #changedAt = new Map<string, number>();

  add(id: string, at: number): void {
    this.#changedAt.delete(id);
    this.#changedAt.set(id, at);
  }

  since(at: number): string[] {
    return [...this.#changedAt].filter(([, changedAt]) => changedAt >= at).map(([id]) => id);
  }

  /**
   * Drops ids older than `at`, and the oldest if there are too many. @returns the time since which every change is
   * known
   */
  trim(at: number): number {
    let known = at;
    for (const [id, changedAt] of this.#changedAt) {
      if (changedAt >= at && this.#changedAt.size <= MOST_IDS) break;
      this.#changedAt.delete(id);
      if (changedAt >= at) known = changedAt + 1;
    }
    return known;
  }
}

/** Changes of the last minute, up to `MOST_IDS`, for consoles that reconnect. Times are ms since 1970. */
export class RecentChanges {
  readonly #ids: Record<keyof Changes, RecentIds> = {
    applicationIds: new RecentIds(),
    viewersOf: new RecentIds(),
    leadIds: new RecentIds(),
  };
  #knownSince: number;

  constructor(now: number) {
    this.#knownSince = now;
  }

  add(kind: keyof Changes, id: string, now: number): void {
    this.#ids[kind].add(id, now);
    const oldest = now - KNOWN_MS;
    for (const ids of Object.values(this.#ids)) this.#knownSince = Math.max(this.#knownSince, ids.trim(oldest));
  }

  since(instant: number): Changes {
    const at = instant - SPARE_MS;
    if (at < this.#knownSince) return everything;
    const { applicationIds, viewersOf, leadIds } = this.#ids;
    return toChanges({
      applicationIds: applicationIds.since(at),
      viewersOf: viewersOf.since(at),
      leadIds: leadIds.since(at),
    });
  }
}
