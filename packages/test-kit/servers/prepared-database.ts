import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { execute } from '../../../apps/server/test/database/postgres-cluster.ts';

export interface Prepared {
  /** PostgreSQL's maintenance database. */
  url: string;
  database: string;
  dataDir: string;
}

/** Passes the prepared database to the workers; without this variable, servers start with an empty database. */
const VARIABLE = 'PREPARED_DATABASE';

export function usePrepared(prepared: Prepared): void {
  process.env[VARIABLE] = JSON.stringify(prepared);
}

export async function copyOfPrepared(folder: string): Promise<{ DATABASE_URL: string } | undefined> {
  const text = process.env[VARIABLE];
  if (text === undefined) return undefined;
  const { url, database, dataDir } = JSON.parse(text) as Prepared;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${database} strategy file_copy`);
  await cp(dataDir, folder, { recursive: true });
  return { DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href };
}
