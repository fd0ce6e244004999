import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from '../limits/trusted-proxy.ts';

/** Short, and of characters that mean nothing in a log, a terminal or a page. */
const safeId = /^[\w.-]{8,64}$/u;
/** W3C Trace Context in version 00, the only one there is; ids of zeros are invalid. */
const traceParentForm = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u;

const traces = new WeakMap<IncomingMessage, { traceId: string; parent?: string }>();

/** Names each request: as a trusted proxy says, otherwise with an id of our own; and keeps the trace it is part of. */
export function requestNamer(isTrusted: IsTrusted, makeId: () => string): (raw: IncomingMessage) => string {
  return (raw) => {
    if (!isTrusted(raw.socket.remoteAddress, 0)) return makeId();
    const { 'x-request-id': given, traceparent } = raw.headers;
    const [parent, traceId] = traceParentForm.exec(String(traceparent)) ?? [];
    if (parent !== undefined && traceId !== undefined) traces.set(raw, { traceId, parent });
    return typeof given === 'string' && safeId.test(given) ? given : makeId();
  };
}

/** The id of the trace that a request is part of, if there is one. */
export function traceIdOf({ raw }: { raw: IncomingMessage }): string | undefined {
  return traces.get(raw)?.traceId;
}

/** The `traceparent` of a trusted proxy. */
export function traceParentOf({ raw }: { raw: IncomingMessage }): string | undefined {
  return traces.get(raw)?.parent;
}

/** Makes a request part of a trace of our own. */
export function keepTraceId({ raw }: { raw: IncomingMessage }, traceId: string): void {
  traces.set(raw, { traceId });
}
