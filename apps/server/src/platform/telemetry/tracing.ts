import type { Attributes } from '@opentelemetry/api';

/** What a span begins with. Its name and attributes are words of ours: nothing that a person typed, and no id of theirs. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** The `traceparent` that it continues, or undefined for a trace of its own; absent: what is under way. */
  continues?: string | undefined;
}

/** A span that is under way. */
export interface OpenSpan {
  readonly traceId: string;
  /** Runs `work` in it: what that begins is part of it. */
  run<T>(work: () => T): T;
  /** @param failure a code or the name of an error, never a message */
  end(attributes: Attributes, failure?: string): void;
}

/** Sends spans somewhere. */
export interface Tracer {
  open(start: SpanStart): OpenSpan;
  /** A span that is over, as part of what is under way; nothing where nothing is. */
  note(span: SpanStart & { milliseconds: number; failure: string | undefined }): void;
  /** The headers by which others continue what is under way. */
  headers(): Record<string, string>;
  /** The ids of what is under way. */
  ids(): { traceId: string; spanId: string } | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

let current: Tracer | undefined;

/** Traces what the process does from now on; without, a span costs nothing. */
export function useTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

/** The tracer, if spans are sent anywhere. */
export function currentTracer(): Tracer | undefined {
  return current;
}

/** Name of an error, or its code: its message may repeat what a person typed. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // Codes of a store are without number, and an alert has to know all that say the same.
  if (error.name.endsWith('Unavailable')) return error.name;
  return 'code' in error && typeof error.code === 'string' && /^\w{1,64}$/u.test(error.code) ? error.code : error.name;
}

/** Does `work` in a span, if spans are sent. @param describe what the span tells of the result */
export async function inSpan<T>(
  start: SpanStart,
  work: () => Promise<T>,
  describe: (result: T) => { attributes?: Attributes; failure?: string | undefined } = () => ({}),
): Promise<T> {
  if (!current) return work();
  const span = current.open(start);
  try {
    const result = await span.run(work);
    const { attributes = {}, failure } = describe(result);
    span.end(attributes, failure);
    return result;
  } catch (error) {
    span.end({}, failureOf(error));
    throw error;
  }
}

/** The headers by which another service continues the trace. */
export function traceHeaders(): Record<string, string> {
  return current?.headers() ?? {};
}

/** The `traceparent` of what is under way: for what continues it later. */
export function currentTraceParent(): string | undefined {
  return current?.headers().traceparent;
}
