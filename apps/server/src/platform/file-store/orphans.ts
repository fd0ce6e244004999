import { DAY_MS } from '@portal/contract/constants';
import type { Database } from '../database/index.ts';
import { fileTables } from '../database/sealed-columns.ts';
import type { FileStore } from './file-store.ts';

/** Files younger than this may belong to running uploads. */
const LEAST_AGE_MS = DAY_MS;
const BATCH = 500;

/** Files without a row, such as uploads made after the backup that was restored. */
export interface Orphans {
  keys: string[];
  files: number;
}

export async function findOrphans(database: Database, files: FileStore): Promise<Orphans> {
  const found: Orphans = { keys: [], files: 0 };
  let batch: string[] = [];
  const compare = async () => {
    const known = await knownKeys(database, batch);
    found.keys.push(...batch.filter((key) => !known.has(key)));
    found.files += batch.length;
    batch = [];
  };
  for await (const key of files.keys(LEAST_AGE_MS)) {
    batch.push(key);
    if (batch.length === BATCH) await compare();
  }
  await compare();
  return found;
}

export async function eraseOrphans(database: Database, files: FileStore, keys: readonly string[]): Promise<number> {
  let erased = 0;
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH);
    const known = await knownKeys(database, batch);
    for (const key of batch.filter((each) => !known.has(each))) {
      await files.remove(key);
      erased += 1;
    }
  }
  return erased;
}

async function knownKeys(database: Database, keys: readonly string[]): Promise<Set<unknown>> {
  const each = [...fileTables, 'file_to_erase'].map(
    (table) => `select storage_key from ${table} where storage_key = any($1::text[])`,
  );
  const { rows } = await database.executeSql(each.join(' union all '), [keys]);
  return new Set(rows.map((row) => row.storage_key));
}
