import { MINUTE_MS } from '@portal/contract/constants';

/** Calls of one key in the minute that began with its first call. */
export interface KeyMinute {
  beganAt: number;
  calls: number;
}

/**
 * Counts a call at `nowMs`. `freeAt` is set once the key has used up its calls for the minute.
 */
export function countCall(
  minute: KeyMinute | undefined,
  nowMs: number,
  limit: number,
): { minute: KeyMinute; freeAt?: Date } {
  const isOver = minute === undefined || nowMs - minute.beganAt >= MINUTE_MS || nowMs < minute.beganAt;
  if (isOver) return { minute: { beganAt: nowMs, calls: 1 } };
  if (minute.calls >= limit) return { minute, freeAt: new Date(minute.beganAt + MINUTE_MS) };
  return { minute: { ...minute, calls: minute.calls + 1 } };
}
