import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/**
 * The promise's value, or `otherwise` after `ms`. A response that arrived in time counts even if the process was too busy
 * to read it. The timer does not keep the process alive.
 */
export function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  const expiry = delay(ms, otherwise, { ref: false }).then((value) => nextTurn(value, { ref: false }));
  return Promise.race([promise, expiry]);
}
