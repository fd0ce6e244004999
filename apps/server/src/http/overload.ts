import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';

/** The event loop may be late by this much on average, in milliseconds, before calls are turned away. */
const MOST_DELAY_MS = 700;
/** Over this long, so that one heavy piece of work turns nobody away (quality, A27). */
const SAMPLE_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** The process answers here however busy it is: else it would be taken for dead and be restarted. */
export const answersUnderPressure = { pressureHandler: () => undefined } as const;

class Overloaded extends DomainError {
  constructor() {
    super('errorUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Turns calls away with errorUnavailable while the server has more to do than it can. */
export async function registerOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    retryAfter: RETRY_AFTER_SECONDS,
    customError: Overloaded,
  });
}
