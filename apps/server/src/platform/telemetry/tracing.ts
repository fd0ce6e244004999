import type { Attributes } from '@opentelemetry/api';

/** Start of a span. Its name and attributes contain nothing a person typed, and no ids of people. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** `traceparent` to continue, undefined for a new trace; absent for the current one. */
  continues?: string | undefined;
}

export interface OpenSpan {
  readonly traceId: string;
  run<T>(work: () => T): T;
  /** @param failure an error's code or name, never its message */
  end(attributes: Attributes, failure?: string): void;
}

export interface Tracer {
  open(start: SpanStart): OpenSpan;
  note(span: SpanStart & { milliseconds: number; failure: string | undefined }): void;
  headers(): Record<string, string>;
  ids(): { traceId: string; spanId: string } | undefined;
  close(): Promise<void>;
}

let current: Tracer | undefined;

export function useTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

/** Undefined if no spans are sent. */
export function currentTracer(): Tracer | undefined {
  return current;
}

/** Name or code of an error; its message may repeat what a person typed. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A store has too many codes for alerts, which need one name for unavailability.
  if (error.name.endsWith('Unavailable')) return error.name;
  return 'code' in error && typeof error.code === 'string' && /^\w{1,64}$/u.test(error.code) ? error.code : error.name;
}

/** Runs `work` in a span if spans are sent. @param describe attributes of the result */
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

/** Trace-context headers for outgoing calls. */
export function traceHeaders(): Record<string, string> {
  return current?.headers() ?? {};
}

/** `traceparent` of the current span, for work that continues it later. */
export function currentTraceParent(): string | undefined {
  return current?.headers().traceparent;
}
