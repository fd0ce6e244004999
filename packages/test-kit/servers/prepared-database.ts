import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { execute } from '../../../apps/server/test/database/postgres-cluster.ts';

/** The database with the demo data in it, and the folder with the secrets that it is sealed with. */
export interface Prepared {
  /** PostgreSQL's own database, where others are made. */
  url: string;
  database: string;
  dataDir: string;
}

/** By which the workers know it; without it, servers begin with an empty database of their own. */
const VARIABLE = 'PREPARED_DATABASE';

/** Has the servers of all workers begin as this one. */
export function usePrepared(prepared: Prepared): void {
  process.env[VARIABLE] = JSON.stringify(prepared);
}

/** Copies the prepared database and its secrets. @returns the settings of a server that begins with them */
export async function copyOfPrepared(folder: string): Promise<{ DATABASE_URL: string } | undefined> {
  const text = process.env[VARIABLE];
  if (text === undefined) return undefined;
  const { url, database, dataDir } = JSON.parse(text) as Prepared;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${database} strategy file_copy`);
  await cp(dataDir, folder, { recursive: true });
  return { DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href };
}
