import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** SQLSTATE too_many_connections. */
const TOO_MANY = '53300';
/** How long a pool uses only its existing connections after PostgreSQL refused a new one. */
const CONTENT_FOR_MS = 1000;
const RETRY_MS = 50;

/**
 * Takes a connection of `pool`. If PostgreSQL refuses a new one, the caller waits for an existing connection of the
 * pool, as if it were full, and only fails after the usual wait.
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

export function isRefusedForNumber(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_MANY;
}
