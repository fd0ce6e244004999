import { SECOND_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';

/** The limits of calls: of a client address, of a person of the lender, of one operation by either, of a key. */
export type LimitKind = 'address' | 'person' | 'operation' | 'key';

/** A limit of calls is used up: errorTooManyRequests, with the time to wait. */
export class TooManyCalls extends DomainError {
  readonly limit: LimitKind;
  constructor(limit: LimitKind, resetMs: number) {
    super('errorTooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(resetMs / SECOND_MS)) });
    this.limit = limit;
  }
}

const refused = new Map<LimitKind | 'quota', number>();

/** Counts a refusal with errorTooManyRequests, by the limit that was reached: other than of calls, a quota. */
export function countRefusal(error: unknown): void {
  const limit = error instanceof TooManyCalls ? error.limit : 'quota';
  refused.set(limit, (refused.get(limit) ?? 0) + 1);
}

/** How many calls this process has refused so far, by limit. */
export function refusedCalls(): ReadonlyMap<LimitKind | 'quota', number> {
  return refused;
}
