import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { traceHeaders } from '../platform/telemetry/tracing.ts';

/** Times in milliseconds. */
export interface ProviderTimeouts {
  tryMs: number;
  /** Attempts after the first. */
  retries: number;
  /** Pause before the first retry, doubled each time up to `longestPauseMs`, with jitter. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After this many consecutive errors, sends nothing for `restMs`; then a single call probes. */
  failuresUntilRest: number;
  restMs: number;
  largestResponseBytes: number;
}

export const defaultTimeouts: ProviderTimeouts = {
  tryMs: 8000,
  retries: 2,
  firstPauseMs: 250,
  longestPauseMs: 2000,
  failuresUntilRest: 6,
  restMs: 15_000,
  largestResponseBytes: 64 * 1024 * 1024,
};

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Never retried, because the provider would refuse a second request. */
  once?: boolean;
}

export type ProviderResponse =
  | { state: 'answered'; status: number; json: unknown }
  | { state: 'unavailable'; reason: 'network' | 'timeout' | 'resting' | 'overloaded' }
  | { state: 'unreadable'; status: number };

/** Sends a request with retries; never throws. Requests that are not safe to repeat must be marked `once`. */
export type SendToProvider = (request: ProviderRequest) => Promise<ProviderResponse>;

class NoResponse extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: 'network' | 'overloaded';
  constructor(reason: 'network' | 'overloaded', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * A circuit breaker for one provider. `isResponse` decides whether a status of 429, or of 500 or more, with this JSON
 * is a documented response, which is returned, or an error, which is retried.
 */
export function createProviderHttp(
  timeouts: ProviderTimeouts,
  isResponse: (status: number, json: unknown) => boolean,
): SendToProvider {
  const failures = handleType(NoResponse).orType(TaskCancelledError);
  const oneTry = wrap(
    circuitBreaker(failures, {
      halfOpenAfter: timeouts.restMs,
      breaker: new ConsecutiveBreaker(timeouts.failuresUntilRest),
    }),
    timeout(timeouts.tryMs, TimeoutStrategy.Aggressive),
  );
  const severalTries = wrap(
    retry(failures, {
      maxAttempts: timeouts.retries,
      backoff: new ExponentialBackoff({ initialDelay: timeouts.firstPauseMs, maxDelay: timeouts.longestPauseMs }),
    }),
    oneTry,
  );
  const tryOnce = async (request: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> => {
    const { status, text } = await exchange(request, signal, timeouts.largestResponseBytes);
    const json = parseJson(text);
    if ((status >= 500 || status === 429) && !isResponse(status, json)) throw new NoResponse('overloaded');
    return json === undefined ? { state: 'unreadable', status } : { state: 'answered', status, json };
  };

  return async (request) => {
    try {
      const policy = request.once === true ? oneTry : severalTries;
      return await policy.execute(({ signal }) => tryOnce(request, signal));
    } catch (error) {
      if (error instanceof NoResponse) return { state: 'unavailable', reason: error.reason };
      if (error instanceof TaskCancelledError) return { state: 'unavailable', reason: 'timeout' };
      if (error instanceof BrokenCircuitError) return { state: 'unavailable', reason: 'resting' };
      throw error;
    }
  };
}

async function exchange(
  { method, url, headers, body }: ProviderRequest,
  signal: AbortSignal,
  largestBytes: number,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', ...(body === undefined ? {} : jsonType), ...headers, ...traceHeaders() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > largestBytes) return { status: response.status, text: '' };
      chunks.push(chunk);
    }
    return { status: response.status, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    throw new NoResponse('network', { cause: error });
  }
}

const jsonType = { 'content-type': 'application/json' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
