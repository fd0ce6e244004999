import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import { MEGABYTE } from '@portal/contract/constants';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/platform/database/connectors.ts';
import { createLogger } from '../src/platform/logger.ts';
import { fillDatabase } from './fill-database.ts';
import { findPostgresPrograms, startPostgresCluster } from './postgres-cluster.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of PostgreSQL's `postgres` database; undefined if PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

/** The migrated database that PostgreSQL copies for each test file. */
export const TEMPLATE_DATABASE = 'portal_template';

const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 4 * 1024 * MEGABYTE;

let cluster: PostgresCluster | undefined;

let memory: string | undefined;

/** Creates a migrated PostgreSQL database once, for all test files of the run. */
export async function setup(project: TestProject): Promise<void> {
  memory = await openMemoryFolder();
  if (memory !== undefined) process.env.TMPDIR = memory;
  cluster = await startPostgres();
  project.provide('postgresUrl', cluster?.urlOf('postgres'));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  if (memory !== undefined) await rm(memory, { recursive: true, force: true });
}

/**
 * A folder in memory for whatever the tests write to temporary folders, databases above all: creating one on a disk costs
 * ten times the processor time. Undefined in full runs, which prove the same on a disk, and on a machine with little memory.
 */
async function openMemoryFolder(): Promise<string | undefined> {
  if (process.env.TEST_FULL === '1' || !existsSync(MEMORY) || freemem() < MEMORY_NEEDED_BYTES) return undefined;
  const { bavail, bsize } = await statfs(MEMORY);
  if (bavail * bsize < MEMORY_NEEDED_BYTES) return undefined;
  const folder = await mkdtemp(path.join(MEMORY, 'portal-tests-'));
  // PostgreSQL runs as another user than root.
  await chmod(folder, 0o755);
  return folder;
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
