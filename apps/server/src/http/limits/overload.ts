import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';

/** The average delay of the event loop, in milliseconds, from which calls are refused. */
const MOST_DELAY_MS = 700;
/** Averaged over this long, so that one heavy task does not cause refusals (quality, A27). */
const SAMPLE_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** The process responds here however busy it is: otherwise it would be taken for dead and restarted. */
export const respondsUnderPressure = { pressureHandler: () => undefined } as const;

class Overloaded extends DomainError {
  constructor() {
    super('errorUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Refuses calls with errorUnavailable while the server is overloaded. */
export async function registerOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    retryAfter: RETRY_AFTER_SECONDS,
    customError: Overloaded,
  });
}
