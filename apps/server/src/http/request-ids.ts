import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from './trusted-proxy.ts';

/** Short, and of characters that mean nothing in a log, a terminal or a page. */
const safeId = /^[\w.-]{8,64}$/u;
/** W3C Trace Context in version 00, the only one there is; ids of zeros are invalid. */
const traceParent = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u;

const traces = new WeakMap<IncomingMessage, string>();

/** Names each request: as a trusted proxy says, otherwise with an id of our own; and keeps the trace it is part of. */
export function requestNamer(isTrusted: IsTrusted, makeId: () => string): (raw: IncomingMessage) => string {
  return (raw) => {
    if (!isTrusted(raw.socket.remoteAddress, 0)) return makeId();
    const { 'x-request-id': given, traceparent } = raw.headers;
    const traceId = traceParent.exec(String(traceparent))?.groups?.traceId;
    if (traceId !== undefined) traces.set(raw, traceId);
    return typeof given === 'string' && safeId.test(given) ? given : makeId();
  };
}

/** The id of the trace that a request is part of, if a trusted proxy says so. */
export function traceIdOf({ raw }: { raw: IncomingMessage }): string | undefined {
  return traces.get(raw);
}
