import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { migrationTimeouts } from '../postgres/connections.ts';
import type { MigrationRun, Row } from '../connector.ts';
import { asDatabaseError } from '../errors.ts';

/** Any constant that no other program on the same database uses. */
const MIGRATION_LOCK = 4_714_220_171;
const LOCK_RETRY_MS = 200;
const TABLE_RETRY_MS = 1000;
const MOST_TRIES = 60;
/** PostgreSQL gave up waiting for a lock, or chose us where two waited for each other. */
const inUseCodes = ['55P03', '40P01'];

/** Runs `work` in a transaction while no other process migrates, and again if a table that it changes is in use for long. */
export async function migratePostgres<T>(
  settings: pg.ClientConfig,
  work: (run: MigrationRun) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withMigrationLock(settings, work);
    } catch (error) {
      if (!isTableInUse(error) || tries === MOST_TRIES) throw asDatabaseError(error);
      await delay(TABLE_RETRY_MS);
    }
  }
}

/** The lock is the transaction's, not the session's, which a pooler would lend to somebody else with it. */
async function withMigrationLock<T>(settings: pg.ClientConfig, work: (run: MigrationRun) => Promise<T>): Promise<T> {
  return withClient(settings, async (client) => {
    await beginWithLock(client);
    // Whoever waits for a table has everybody else wait behind them: it lets them pass, and begins again.
    await client.query(`set local lock_timeout = ${String(migrationTimeouts.tableMs)}`);
    const result = await work({
      script: async (text) => {
        await client.query(text);
      },
      statement: async (text, values) => {
        await client.query(text, values);
      },
      rows: async (text) => (await client.query<Row>(text)).rows,
      concurrently: async (text) => {
        await withClient(settings, (other) => other.query(text));
      },
    });
    await client.query('commit');
    return result;
  });
}

/** Asks again and again: a statement that waits for the lock would have an index that is built concurrently wait for it. */
async function beginWithLock(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_xact_lock($1) as has', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.has === true) return;
    await client.query('rollback');
    await delay(LOCK_RETRY_MS);
  }
}

/** Without a commit, the end of the connection takes everything back. */
async function withClient<T>(settings: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(settings);
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isTableInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && inUseCodes.includes(String(error.code));
}
