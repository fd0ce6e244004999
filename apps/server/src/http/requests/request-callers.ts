import type { IncomingMessage } from 'node:http';

export interface LoggedCaller {
  kind: 'customer' | 'partner' | 'staff' | 'person';
  keyId?: string;
  personId?: string | null;
}

const callers = new WeakMap<IncomingMessage, LoggedCaller>();

export function noteCaller({ raw }: { raw: IncomingMessage }, caller: LoggedCaller): void {
  callers.set(raw, caller);
}

export function callerOf({ raw }: { raw: IncomingMessage }): LoggedCaller | undefined {
  return callers.get(raw);
}
