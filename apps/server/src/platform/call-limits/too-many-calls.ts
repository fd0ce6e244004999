import { SECOND_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';

export type LimitKind = 'address' | 'person' | 'operation' | 'key';

export class TooManyCalls extends DomainError {
  readonly limit: LimitKind;
  constructor(limit: LimitKind, resetMs: number) {
    super('errorTooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(resetMs / SECOND_MS)) });
    this.limit = limit;
  }
}

const refused = new Map<LimitKind | 'quota', number>();

/** Counts an errorTooManyRequests by limit; any limit that is not a call limit is counted as a quota. */
export function countRefusal(error: unknown): void {
  const limit = error instanceof TooManyCalls ? error.limit : 'quota';
  refused.set(limit, (refused.get(limit) ?? 0) + 1);
}

export function refusedCalls(): ReadonlyMap<LimitKind | 'quota', number> {
  return refused;
}
