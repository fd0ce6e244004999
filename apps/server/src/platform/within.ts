import { setTimeout as delay } from 'node:timers/promises';

/** The promise's value, or `otherwise` after `ms`. The timer does not keep the process alive. */
export function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  return Promise.race([promise, delay(ms, otherwise, { ref: false })]);
}
