import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from '../limits/trusted-proxy.ts';

/** Allows only ids that are short and harmless in a log, terminal or page. */
const safeId = /^[\w.-]{8,64}$/u;
/** W3C Trace Context version 00; all-zero ids are invalid. */
const traceParentForm = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u;

const traces = new WeakMap<IncomingMessage, { traceId: string; parent?: string }>();

/** Names each request with a trusted proxy's id or our own, and stores the trace it belongs to. */
export function requestNamer(isTrusted: IsTrusted, makeId: () => string): (raw: IncomingMessage) => string {
  return (raw) => {
    if (!isTrusted(raw.socket.remoteAddress, 0)) return makeId();
    const { 'x-request-id': given, traceparent } = raw.headers;
    const [parent, traceId] = traceParentForm.exec(String(traceparent)) ?? [];
    if (parent !== undefined && traceId !== undefined) traces.set(raw, { traceId, parent });
    return typeof given === 'string' && safeId.test(given) ? given : makeId();
  };
}

export function traceIdOf({ raw }: { raw: IncomingMessage }): string | undefined {
  return traces.get(raw)?.traceId;
}

export function traceParentOf({ raw }: { raw: IncomingMessage }): string | undefined {
  return traces.get(raw)?.parent;
}

export function keepTraceId({ raw }: { raw: IncomingMessage }, traceId: string): void {
  traces.set(raw, { traceId });
}
