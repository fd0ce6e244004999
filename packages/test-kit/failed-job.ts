import { execute } from '../../apps/server/test/database/postgres-cluster.ts';
import type { PortalServer } from './server.ts';

/** Adds a job with no attempts left. Returns false with the embedded database, which only the server can open. */
export async function addFailedJob({ databaseUrl }: PortalServer, job: string): Promise<boolean> {
  if (databaseUrl === undefined) return false;
  await execute(databaseUrl, `insert into pgboss.job (name, state, completed_on) values ('${job}', 'failed', now())`);
  return true;
}
