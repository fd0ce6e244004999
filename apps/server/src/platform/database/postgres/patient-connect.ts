import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** PostgreSQL has no connection left for us (SQLSTATE too_many_connections). */
const TOO_MANY = '53300';
/** How long a pool is then content with what it has. */
const CONTENT_FOR_MS = 1000;
/** How soon a pool that has none asks again. */
const RETRY_MS = 50;

/**
 * Takes a connection of `pool`. Where PostgreSQL refuses another one, the caller waits for one of those that the pool has, as
 * if it were full, instead of being turned away; only who has waited as long as for any connection is.
 */
export function patientConnect(pool: pg.Pool, { max, withinMs }: { max: number; withinMs: number }) {
  let askMore: NodeJS.Timeout | undefined;
  const stayContent = () => {
    pool.options.max = Math.max(1, pool.totalCount);
    clearTimeout(askMore);
    askMore = setTimeout(() => {
      pool.options.max = max;
    }, CONTENT_FOR_MS).unref();
  };
  return async (): Promise<pg.PoolClient> => {
    const until = performance.now() + withinMs;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isRefusedForNumber(error) || performance.now() >= until) throw error;
        if (pool.totalCount === 0) await delay(RETRY_MS);
        stayContent();
      }
    }
  };
}

/** Whether PostgreSQL is there, and has no connection left. */
export function isRefusedForNumber(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_MANY;
}
