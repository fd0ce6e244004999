import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeToMemory } from '../../../apps/server/test/processes/memory-folder.ts';
import { findPostgresPrograms, startPostgresCluster } from '../../../apps/server/test/database/postgres-cluster.ts';
import { packProduction } from '../../../scripts/build/server-bundle.ts';
import { usePrepared } from './prepared-database.ts';
import { startServer, useProductionFolder } from '../server.ts';

const DATABASE = 'portal_prepared';

/**
 * Starts every server of the run from the production folder, outside the repository, so that a file missing from it is
 * noticed. @returns the clean-up
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-production-'));
  await packProduction(folder);
  useProductionFolder(folder);
  const remove = await prepareDatabase();
  return async () => {
    await remove?.();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Migrates PostgreSQL and adds the demo data once; every server of the run starts with a copy. With `TEST_FULL`, or
 * without PostgreSQL, each server has an embedded database instead. @returns the clean-up
 */
async function prepareDatabase(): Promise<(() => Promise<void>) | undefined> {
  const programs = process.env.TEST_FULL === '1' ? undefined : await findPostgresPrograms();
  if (programs === undefined) return undefined;
  const removeMemory = await writeToMemory();
  const cluster = await startPostgresCluster(programs, { further: ['autovacuum=off'] });
  await cluster.execute(`create database ${DATABASE}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-prepared-'));
  const server = await startServer({ dataDir, env: { DATABASE_URL: cluster.urlOf(DATABASE) } });
  await server.stop();
  usePrepared({ url: cluster.urlOf('postgres'), database: DATABASE, dataDir });
  return async () => {
    await cluster.stop();
    await removeMemory();
  };
}
