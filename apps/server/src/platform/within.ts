import { setTimeout as delay } from 'node:timers/promises';

/** What a promise comes to, or `otherwise` where that takes longer than `ms`. The wait alone keeps no process running. */
export function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  return Promise.race([promise, delay(ms, otherwise, { ref: false })]);
}
