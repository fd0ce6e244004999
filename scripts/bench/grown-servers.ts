import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { SECOND_MS } from '@portal/contract/constants';
import type { PostgresCluster } from '../../apps/server/test/database/postgres-cluster.ts';
import { openTestServer, type TestServer } from '../../apps/server/test/test-context.ts';
import { fillDatabase, isFilled } from '../../apps/server/src/seeds/fill-database.ts';

/** Enough to fill a page of each list. */
const YOUNG_APPLICATIONS = 1000;

export interface GrownServers {
  grown: TestServer;
  young: TestServer;
  close: () => Promise<void>;
}

export async function openFilled(databaseUrl: string, applications: number, secrets: string): Promise<TestServer> {
  const server = await openTestServer('postgres', {
    databaseUrl,
    start: new Date(),
    environment: { PORTAL_SECRETS: secrets, SESSION_RECORDER: 'on' },
  });
  if (await isFilled(server.context.database.query)) return server;
  const started = performance.now();
  await fillDatabase(server.context, { applications, progress: () => undefined });
  console.log(
    `${String(applications)} applications filled in ${((performance.now() - started) / SECOND_MS).toFixed(0)} s`,
  );
  return server;
}

/** Fills both databases, or uses an already filled large one whose `PORTAL_SECRETS` are in the environment. */
export async function openGrownServers(
  cluster: PostgresCluster,
  { applications, filledUrl }: { applications: number; filledUrl: string | undefined },
): Promise<GrownServers> {
  const secrets = process.env.PORTAL_SECRETS ?? `bench:${randomBytes(32).toString('base64')}`;
  await cluster.execute('create database young');
  if (filledUrl === undefined) await cluster.execute('create database grown');
  const grown = await openFilled(filledUrl ?? cluster.urlOf('grown'), applications, secrets);
  const young = await openFilled(cluster.urlOf('young'), YOUNG_APPLICATIONS, secrets);
  return {
    grown,
    young,
    close: async () => {
      await grown.close();
      await young.close();
    },
  };
}
