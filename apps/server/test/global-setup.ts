import type { TestProject } from 'vitest/node';
import { buildServerWhenStale } from '../../../scripts/lib/app-builds.ts';
import { openPostgres } from '../src/platform/database/connectors.ts';
import { createLogger } from '../src/platform/logger.ts';
import { fillDatabase } from './database/fill-database.ts';
import { writeToMemory } from './processes/memory-folder.ts';
import { findPostgresPrograms, startPostgresCluster } from './database/postgres-cluster.ts';
import type { PostgresCluster } from './database/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of PostgreSQL's `postgres` database; undefined if PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

export const TEMPLATE_DATABASE = 'portal_template';

let cluster: PostgresCluster | undefined;
let removeMemory: () => Promise<void>;

export async function setup(project: TestProject): Promise<void> {
  await buildServerWhenStale();
  removeMemory = await writeToMemory();
  cluster = await startPostgres();
  project.provide('postgresUrl', cluster?.urlOf('postgres'));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  await removeMemory();
}

async function startPostgres(): Promise<PostgresCluster | undefined> {
  const programs = await findPostgresPrograms();
  if (programs === undefined) {
    if (process.env.REQUIRE_POSTGRES)
      throw new Error('REQUIRE_POSTGRES is set, but the programs of PostgreSQL are not on this machine');

    return undefined;
  }
  const started = await startPostgresCluster(programs, { further: ['autovacuum=off'] });
  await started.execute(`create database ${TEMPLATE_DATABASE}`);
  const connector = await openPostgres(started.urlOf(TEMPLATE_DATABASE), createLogger({ level: 'silent' }));
  await fillDatabase(connector);
  await connector.close();
  return started;
}
