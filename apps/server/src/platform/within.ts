import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/**
 * What a promise comes to, or `otherwise` where that takes longer than `ms`. An answer that came in time, while the process
 * was too busy to look at it, counts. The wait alone keeps no process running.
 */
export function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  const tooLong = delay(ms, otherwise, { ref: false }).then((value) => nextTurn(value, { ref: false }));
  return Promise.race([promise, tooLong]);
}
