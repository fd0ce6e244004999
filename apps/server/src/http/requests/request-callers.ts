import type { IncomingMessage } from 'node:http';

/** Who called, as far as the log says it: ids of the lender's people and of keys, which the audit trail names too. */
export interface LoggedCaller {
  kind: 'customer' | 'partner' | 'staff' | 'person';
  keyId?: string;
  personId?: string | null;
}

const callers = new WeakMap<IncomingMessage, LoggedCaller>();

export function noteCaller({ raw }: { raw: IncomingMessage }, caller: LoggedCaller): void {
  callers.set(raw, caller);
}

/** Undefined where nobody was found, or nobody asked. */
export function callerOf({ raw }: { raw: IncomingMessage }): LoggedCaller | undefined {
  return callers.get(raw);
}
