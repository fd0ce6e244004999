import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { loadPglite, openPostgres } from '../../src/platform/database/connectors.ts';
import type { Connector, DatabaseTimeouts } from '../../src/platform/database/connectors.ts';
import type { Database, DatabaseKind } from '../../src/platform/database/index.ts';
import { databaseOver } from '../../src/platform/database/open-database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { TEMPLATE_DATABASE } from '../global-setup.ts';
import { pgliteDump } from './pglite-dump.ts';

/** Tests with many concurrent calls must not see the database as down because the machine is busy. */
const longTimeouts: DatabaseTimeouts = { connectMs: 30_000, statementMs: 30_000, responseMs: 30_000 };

export interface TestDatabaseOptions {
  clock?: Clock;
  /**
   * Folder with `migrations/` and `database/` to migrate an empty database with, instead of the product's migrated one.
   */
  sqlFolder?: string;
  /** An existing PostgreSQL database, which is not removed. */
  url?: string;
}

/** Databases available here, PostgreSQL last: `describe.each(availableDatabases())('on %s', …)`. */
export function availableDatabases(): DatabaseKind[] {
  return inject('postgresUrl') === undefined ? ['pglite'] : ['pglite', 'postgres'];
}

/**
 * The database that lenders use, and with `TEST_FULL` the embedded one, too: for tests that do not depend on the
 * database. Browser journeys run on the embedded one.
 */
export function ordinaryDatabases(): DatabaseKind[] {
  const available = availableDatabases();
  return process.env.TEST_FULL === '1' ? available : available.slice(-1);
}

/** A migrated database for this test, with the job queue's tables; `close` removes it. */
export async function openTestDatabase(kind: DatabaseKind, options: TestDatabaseOptions = {}): Promise<Database> {
  const empty = options.sqlFolder !== undefined;
  const connector = kind === 'pglite' ? await testPglite(empty) : await testPostgres(empty, options.url);
  return databaseOver(connector, {
    clock: options.clock ?? systemClock,
    logger: createLogger({ level: 'silent' }),
    ...(options.sqlFolder === undefined ? {} : { sqlFolder: options.sqlFolder }),
  });
}

export async function createPostgresDatabase(empty = false): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the processor time of PostgreSQL's default, which logs each page.
  await administrate(`create database ${name}${empty ? '' : ` template ${TEMPLATE_DATABASE}`} strategy file_copy`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administrate(`drop database if exists ${name} with (force)`) };
}

export async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function testPglite(empty: boolean): Promise<Connector> {
  const { connector } = await loadPglite(empty ? undefined : await openAsBlob(await pgliteDump()));
  return connector;
}

async function testPostgres(empty: boolean, given: string | undefined): Promise<Connector> {
  const { url, drop } =
    given === undefined ? await createPostgresDatabase(empty) : { url: given, drop: () => Promise.resolve() };
  const connector = await openPostgres(url, createLogger({ level: 'silent' }), { timeouts: longTimeouts });
  return {
    ...connector,
    close: async () => {
      await connector.close();
      await drop();
    },
  };
}

function postgresUrl(): string {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('PostgreSQL is not on this machine');
  return url;
}
