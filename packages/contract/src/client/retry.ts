import { QUERY_RETRIES, SECOND_MS } from '../constants.ts';
import { ApiProblem, ConnectionLost } from './problem.ts';

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** Reads are retried three times on network errors, 429 and 5xx; writes never are. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= QUERY_RETRIES) return false;
  if (error instanceof ConnectionLost) return true;
  return error instanceof ApiProblem && (error.status === 429 || error.status >= 500);
}

/** Milliseconds until the next attempt: Retry-After, otherwise 1, 2, 4 seconds. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiProblem ? error.problem.retryAfterSeconds : undefined;
  return Math.min(asked === undefined ? SECOND_MS * 2 ** failures : asked * SECOND_MS, LONGEST_WAIT_MS);
}
