import { SECOND_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';

/** What is limited: a client address, a staff member, one operation by either, or a key. */
export type LimitKind = 'address' | 'person' | 'operation' | 'key';

/** A call limit is used up: errorTooManyRequests, with the time to wait. */
export class TooManyCalls extends DomainError {
  readonly limit: LimitKind;
  constructor(limit: LimitKind, resetMs: number) {
    super('errorTooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(resetMs / SECOND_MS)) });
    this.limit = limit;
  }
}

const refused = new Map<LimitKind | 'quota', number>();

/** Counts an errorTooManyRequests by limit; other limits than those of calls are quotas. */
export function countRefusal(error: unknown): void {
  const limit = error instanceof TooManyCalls ? error.limit : 'quota';
  refused.set(limit, (refused.get(limit) ?? 0) + 1);
}

/** Refused calls of this process, by limit. */
export function refusedCalls(): ReadonlyMap<LimitKind | 'quota', number> {
  return refused;
}
