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

/** Tests of many concurrent calls must not hear that the database is down because the machine is busy. */
const longTimeouts: DatabaseTimeouts = { connectMs: 30_000, statementMs: 30_000, responseMs: 30_000 };

export interface TestDatabaseOptions {
  clock?: Clock;
  /** An empty database that is to be migrated from `migrations/` and `database/` in this folder, instead of the product's migrated one. */
  sqlFolder?: string;
  /** A PostgreSQL database that is there already, and stays. */
  url?: string;
}

/** The kinds of database available for tests here, PostgreSQL last: `describe.each(availableDatabases())('on %s', …)`. */
export function availableDatabases(): DatabaseKind[] {
  return inject('postgresUrl') === undefined ? ['pglite'] : ['pglite', 'postgres'];
}

/**
 * The database of a lender, and with `TEST_FULL` the embedded one too: for operations whose way does not depend on the
 * database. Journeys in a browser run them on the embedded one.
 */
export function ordinaryDatabases(): DatabaseKind[] {
  const available = availableDatabases();
  return process.env.TEST_FULL === '1' ? available : available.slice(-1);
}

/** A migrated database of the test's own, with the job queue's tables; `close` removes it. */
export async function openTestDatabase(kind: DatabaseKind, options: TestDatabaseOptions = {}): Promise<Database> {
  const empty = options.sqlFolder !== undefined;
  const connector = kind === 'pglite' ? await testPglite(empty) : await testPostgres(empty, options.url);
  return databaseOver(connector, {
    clock: options.clock ?? systemClock,
    logger: createLogger({ level: 'silent' }),
    ...(options.sqlFolder === undefined ? {} : { sqlFolder: options.sqlFolder }),
  });
}

/** Creates a PostgreSQL database, a copy of the migrated one unless it is to be empty. */
export async function createPostgresDatabase(empty = false): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the processor time of logging each page, PostgreSQL's default.
  await administrate(`create database ${name}${empty ? '' : ` template ${TEMPLATE_DATABASE}`} strategy file_copy`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administrate(`drop database if exists ${name} with (force)`) };
}

/** Runs a statement as the superuser of the tests' PostgreSQL. */
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
