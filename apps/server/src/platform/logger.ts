import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';

import { currentTracer } from './telemetry/tracing.ts';
import { PORTAL_VERSION } from './version.ts';

export type Logger = PinoLogger;

/** What is logged of a request: nothing a person typed, so no query, body, headers or address. */
interface RequestLike {
  id?: unknown;
  method?: string;
  routeOptions?: { url?: string | undefined };
}
interface ReplyLike {
  statusCode?: number;
}

/** A last safety net under the serializers: fields with these names are dropped, at the top and one level down. */
const neverLogged = [
  ...['email', 'to', 'subject', 'body', 'query', 'headers', 'cookie', 'cookies', 'authorization'],
  ...['payload', 'token', 'otp', 'sin', 'ip', 'remoteAddress'],
];
const safeCodePattern = /^[A-Za-z0-9_.-]{1,64}$/u;
/** The path of a request that no route takes. */
const UNMATCHED = 'unmatched';
const WRITE_AT_BYTES = 12_288;
const WRITE_EVERY_MS = 100;
const LONGEST_STACK_FRAMES = 12;
const DEEPEST_CAUSE = 3;

/**
 * The server's one logger: JSON lines. Its serializers leave personal data out, whatever is logged:
 * of a request they keep method, path and id; of an error its name, code and stack frames, never its message.
 */
export function createLogger(
  options: { level: string },
  // The lines of a tenth of a second are written together; at exit, the rest is written.
  destination: DestinationStream = pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITE_AT_BYTES,
    periodicFlush: WRITE_EVERY_MS,
  }),
): Logger {
  const settings = {
    level: options.level,
    base: { pid: process.pid, version: PORTAL_VERSION },
    mixin: () => currentTracer()?.ids() ?? {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: describeRequest,
      request: describeRequest,
      res: describeReply,
      reply: describeReply,
      err: describeError,
      error: describeError,
    },
    redact: { paths: neverLogged.flatMap((key) => [key, `*.${key}`]), remove: true },
    hooks: { logMethod: describeErrors },
  };
  return pino(settings, destination);
}

/** Pino copies an error's message into the line when an error comes first and no text is given. */
function describeErrors(
  this: PinoLogger,
  args: Parameters<PinoLogger['info']>,
  method: (...args: unknown[]) => void,
): void {
  const [first, ...rest] = args as unknown[];
  const text = typeof rest[0] === 'string' ? rest[0] : undefined;
  if (first instanceof Error) method.call(this, { err: first }, text ?? 'error');
  else if (hasError(first)) method.call(this, first, text ?? 'error');
  else method.apply(this, args as unknown[]);
}

function hasError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'err' in value;
}

function describeRequest(request: RequestLike) {
  return {
    id: request.id,
    method: request.method,
    // The path as typed may hold anything; the route's pattern never does.
    path: request.routeOptions?.url ?? UNMATCHED,
  };
}

function describeReply(reply: ReplyLike) {
  return { status: reply.statusCode };
}

/** Name, code and stack frames: a message may repeat what a person typed. The job queue's errors are plain objects. */
function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { name: typeof error };

  const { name, code, stack, cause } = error as { name?: unknown; code?: unknown; stack?: unknown; cause?: unknown };
  const isError = error instanceof Error;
  const known = safeCode(code);
  return {
    name: safeCode(name) ?? (isError ? 'Error' : 'object'),
    ...(known === undefined ? {} : { code: known }),
    ...stackOf(stack, isError),
    ...(cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** An error without frames says so; a plain object may have none. */
function stackOf(stack: unknown, isError: boolean): { stack?: string[] } {
  const frames = framesOf(stack);
  return isError || frames.length > 0 ? { stack: frames } : {};
}

function framesOf(stack: unknown): string[] {
  return (typeof stack === 'string' ? stack : '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, LONGEST_STACK_FRAMES)
    .map((line) => line.trim());
}

function safeCode(code: unknown): string | undefined {
  return typeof code === 'string' && safeCodePattern.test(code) ? code : undefined;
}
