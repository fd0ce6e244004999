import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';

import { currentTracer } from './telemetry/tracing.ts';
import { PORTAL_VERSION } from './version.ts';

export type Logger = PinoLogger;

interface RequestLike {
  id?: unknown;
  method?: string;
  routeOptions?: { url?: string | undefined };
}
interface ReplyLike {
  statusCode?: number;
}

/**
 * Fallback for anything the serializers miss: fields with these names are dropped, at the top level and one level
 * below.
 */
const neverLogged = [
  ...['email', 'to', 'subject', 'body', 'query', 'headers', 'cookie', 'cookies', 'authorization'],
  ...['payload', 'token', 'otp', 'sin', 'ip', 'remoteAddress'],
];
const safeCodePattern = /^[A-Za-z0-9_.-]{1,64}$/u;
const UNMATCHED = 'unmatched';
const WRITE_AT_BYTES = 12_288;
const WRITE_EVERY_MS = 100;
const LONGEST_STACK_FRAMES = 12;
const DEEPEST_CAUSE = 3;

/**
 * The only logger: JSON lines. Serializers exclude personal data: of a request they log method, path and id; of an
 * error its name, code and stack frames, never the message.
 */
export function createLogger(
  options: { level: string },
  // Buffers lines for a tenth of a second; flushes at exit.
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

/** Pino copies an error's message into the line if the error is the first argument and there is no text. */
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
    // Logs the route's pattern, because the typed path may contain anything.
    path: request.routeOptions?.url ?? UNMATCHED,
  };
}

function describeReply(reply: ReplyLike) {
  return { status: reply.statusCode };
}

/**
 * Logs name, code and stack frames: a message may repeat what a person typed. The job queue's errors are plain objects.
 */
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
