import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';

/** How long after each failed try the next one follows: over four days in all (Standard Webhooks, "Retries"). */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** When a delivery that failed for the `tries`th time is tried again; undefined when it is given up. */
export function nextTry(tries: number, failedAt: Date): Date | undefined {
  const delay = DELAYS_MS[tries - 1];
  return delay === undefined ? undefined : new Date(failedAt.getTime() + delay);
}
