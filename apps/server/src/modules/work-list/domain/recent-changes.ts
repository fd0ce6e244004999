import { SECOND_MS } from '@portal/contract/constants';

/** Ids of applications that have changed, and of those that somebody has opened or left. */
export interface Changes {
  /** Null if some may have been missed. */
  applicationIds: string[] | null;
  viewersOf: string[];
}

/** More than a screen shows: then everything is read again. */
export const MOST_IDS = 500;

/** How long changes are known. */
export const KNOWN_MS = 60 * SECOND_MS;
/** Of what is asked for: clocks of servers differ, and a notice takes its time. */
const SPARE_MS = 2 * SECOND_MS;

export const nothing: Changes = { applicationIds: [], viewersOf: [] };
export const everything: Changes = { applicationIds: null, viewersOf: [] };

/** What is told of ids: as they are, unless they are too many. */
export function toChanges(applicationIds: string[], viewersOf: string[]): Changes {
  return applicationIds.length + viewersOf.length > MOST_IDS ? everything : { applicationIds, viewersOf };
}

/** What was noted when, the oldest first. */
class RecentIds {
  #notedAt = new Map<string, number>();

  note(id: string, at: number): void {
    this.#notedAt.delete(id);
    this.#notedAt.set(id, at);
  }

  since(at: number): string[] {
    return [...this.#notedAt].filter(([, notedAt]) => notedAt >= at).map(([id]) => id);
  }

  /** Forgets what is older than `at`, and the oldest of what are too many. @returns since when all is known */
  trim(at: number): number {
    let known = at;
    for (const [id, notedAt] of this.#notedAt) {
      if (notedAt >= at && this.#notedAt.size <= MOST_IDS) break;
      this.#notedAt.delete(id);
      if (notedAt >= at) known = notedAt + 1;
    }
    return known;
  }
}

/** The changes of the last minute, up to `MOST_IDS`, for whoever comes back within it. Times are in milliseconds since 1970. */
export class RecentChanges {
  readonly #ids: Record<keyof Changes, RecentIds> = { applicationIds: new RecentIds(), viewersOf: new RecentIds() };
  #knownSince: number;

  constructor(now: number) {
    this.#knownSince = now;
  }

  note(kind: keyof Changes, applicationId: string, now: number): void {
    this.#ids[kind].note(applicationId, now);
    const oldest = now - KNOWN_MS;
    for (const ids of Object.values(this.#ids)) this.#knownSince = Math.max(this.#knownSince, ids.trim(oldest));
  }

  /** What changed since an instant; everything may have, where that is longer ago than all is known. */
  since(instant: number): Changes {
    const at = instant - SPARE_MS;
    if (at < this.#knownSince) return everything;
    return toChanges(this.#ids.applicationIds.since(at), this.#ids.viewersOf.since(at));
  }
}
