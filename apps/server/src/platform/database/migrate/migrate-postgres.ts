import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { migrationTimeouts } from '../postgres/connections.ts';
import type { MigrationRun, Row } from '../connector.ts';
import { asDatabaseError } from '../errors.ts';

/** An arbitrary constant that no other program on the same database uses. */
const MIGRATION_LOCK = 4_714_220_171;
const LOCK_RETRY_MS = 200;
const TABLE_RETRY_MS = 1000;
const MOST_TRIES = 60;
/** Lock timeout, or victim of a deadlock. */
const inUseCodes = ['55P03', '40P01'];

/** Runs `work` in a transaction while no other process migrates; retries while a table it changes is in use. */
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

/** Uses a transaction lock, because a pooler would pass a session lock on with the session. */
async function withMigrationLock<T>(settings: pg.ClientConfig, work: (run: MigrationRun) => Promise<T>): Promise<T> {
  return withClient(settings, async (client) => {
    await beginWithLock(client);
    // While a migration waits for a table, it blocks all later statements on that table, so it gives up and retries.
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

/** Polls, because a concurrent index build would wait for a statement that waits for the lock. */
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

/** Without a commit, closing the connection rolls everything back. */
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
