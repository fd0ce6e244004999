import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';

/** Delays between failed attempts: over four days in total (Standard Webhooks, "Retries"). */
const delaysMs = [
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

export function nextTry(tries: number, failedAt: Date): Date | undefined {
  const delay = delaysMs[tries - 1];
  return delay === undefined ? undefined : new Date(failedAt.getTime() + delay);
}
