import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';

/** Average delay of the event loop, in ms, above which calls are refused. */
const MOST_DELAY_MS = 700;
/** Averaging period, so that one heavy task causes no refusals. */
const SAMPLE_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** Always responds, however busy the process is; otherwise the process would be restarted as dead. */
export const respondsUnderPressure = { pressureHandler: () => undefined } as const;

class Overloaded extends DomainError {
  constructor() {
    super('errorUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Refuses calls while the event loop is late. Returns whether it is late, or has not been measured since the start. */
export async function registerOverload(app: FastifyInstance): Promise<() => boolean> {
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    retryAfter: RETRY_AFTER_SECONDS,
    customError: Overloaded,
  });
  let isMeasured = false;
  setTimeout(() => {
    isMeasured = true;
  }, SAMPLE_MS).unref();
  return () => !isMeasured || app.isUnderPressure();
}
