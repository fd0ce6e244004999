import type { TestProject } from 'vitest/node';
import { systemClock } from '../src/platform/clock.ts';
import { openPostgres } from '../src/platform/database/connectors.ts';
import type { Connector } from '../src/platform/database/connectors.ts';
import { databaseOver } from '../src/platform/database/open-database.ts';
import { migrateQueue } from '../src/platform/job-tables.ts';
import { createLogger } from '../src/platform/logger.ts';
import { pgliteDump } from './pglite-dump.ts';
import { findPostgresPrograms, startPostgresCluster } from './postgres-cluster.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated PGlite. */
    pgliteDump: string;
    /** The URL of PostgreSQL's `postgres` database; undefined if PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

/** The migrated database that PostgreSQL copies for each test file. */
export const TEMPLATE_DATABASE = 'portal_template';

let cluster: PostgresCluster | undefined;

/** Creates a migrated database of each kind once, for all test files of the run. */
export async function setup(project: TestProject): Promise<void> {
  const [dump, started] = await Promise.all([pgliteDump(fill), startPostgres()]);
  cluster = started;
  project.provide('pgliteDump', dump);
  project.provide('postgresUrl', cluster?.urlOf('postgres'));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}

async function startPostgres(): Promise<PostgresCluster | undefined> {
  const programs = await findPostgresPrograms();
  if (programs === undefined) {
    if (process.env.REQUIRE_POSTGRES)
      throw new Error('REQUIRE_POSTGRES is set, but the programs of PostgreSQL are not on this machine');

    return undefined;
  }
  const started = await startPostgresCluster(programs);
  await started.execute(`create database ${TEMPLATE_DATABASE}`);
  const connector = await openPostgres(started.urlOf(TEMPLATE_DATABASE), createLogger({ level: 'silent' }));
  await fill(connector);
  await connector.close();
  return started;
}

async function fill(connector: Connector): Promise<void> {
  const database = databaseOver(connector, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  await database.migrate();
  await migrateQueue(database);
}
