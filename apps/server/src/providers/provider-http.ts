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

/** How patient we are with a provider. Times in milliseconds. */
export interface ProviderPatience {
  /** One try; a try that takes longer counts as failed. */
  tryMs: number;
  /** Tries after the first. */
  retries: number;
  /** The first pause before a retry, doubled each time up to `longestPauseMs`, with jitter. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so many failures in a row nothing is sent for `restMs`; then one call tries. */
  failuresUntilRest: number;
  restMs: number;
  largestAnswerBytes: number;
}

export const usualPatience: ProviderPatience = {
  tryMs: 8000,
  retries: 2,
  firstPauseMs: 250,
  longestPauseMs: 2000,
  failuresUntilRest: 6,
  restMs: 15_000,
  largestAnswerBytes: 64 * 1024 * 1024,
};

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent a single time, because a second one would be refused. */
  once?: boolean;
}

/** What came back: an answer of the provider, whatever its status, or none that can be used. */
export type ProviderAnswer =
  | { state: 'answered'; status: number; json: unknown }
  | { state: 'unavailable'; reason: 'network' | 'timeout' | 'resting' | 'overloaded' }
  | { state: 'unreadable'; status: number };

/** Sends a request, again where it fails; never throws. What may not be repeated without harm is marked `once`. */
export type SendToProvider = (request: ProviderRequest) => Promise<ProviderAnswer>;

/** No answer worth the name: the provider is down, or something in between is. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: 'network' | 'overloaded';
  constructor(reason: 'network' | 'overloaded', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * One circuit for one provider. `isAnswer` tells whether a status of 500 or more with this JSON is a documented
 * answer of the provider, which is handed on, or a failure, which is tried again.
 */
export function createProviderHttp(
  patience: ProviderPatience,
  isAnswer: (status: number, json: unknown) => boolean,
): SendToProvider {
  const failures = handleType(NoAnswer).orType(TaskCancelledError);
  const oneTry = wrap(
    circuitBreaker(failures, {
      halfOpenAfter: patience.restMs,
      breaker: new ConsecutiveBreaker(patience.failuresUntilRest),
    }),
    timeout(patience.tryMs, TimeoutStrategy.Aggressive),
  );
  const severalTries = wrap(
    retry(failures, {
      maxAttempts: patience.retries,
      backoff: new ExponentialBackoff({ initialDelay: patience.firstPauseMs, maxDelay: patience.longestPauseMs }),
    }),
    oneTry,
  );
  const tryOnce = async (request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer> => {
    const { status, text } = await exchange(request, signal, patience.largestAnswerBytes);
    const json = parseJson(text);
    if ((status >= 500 || status === 429) && !isAnswer(status, json)) throw new NoAnswer('overloaded');
    return json === undefined ? { state: 'unreadable', status } : { state: 'answered', status, json };
  };

  return async (request) => {
    try {
      const policy = request.once === true ? oneTry : severalTries;
      return await policy.execute(({ signal }) => tryOnce(request, signal));
    } catch (error) {
      if (error instanceof NoAnswer) return { state: 'unavailable', reason: error.reason };
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
      headers: { accept: 'application/json', ...(body === undefined ? {} : JSON_TYPE), ...headers },
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
    throw new NoAnswer('network', { cause: error });
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
