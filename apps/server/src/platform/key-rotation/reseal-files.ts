import { CompiledQuery } from 'kysely';
import type { Database } from '../database/index.ts';
import { fileTables } from '../database/sealed-columns.ts';
import { CannotOpen, type Vault } from '../encryption/index.ts';
import { FileNotFound, type FileStore } from '../file-store/index.ts';
import type { RotationCount } from './reseal-columns.ts';

const BATCH_ROWS = 200;

interface FileRow {
  id: string;
  storage_key: string;
}

/**
 * Reencrypts every claimed file with the current key. Locks the row meanwhile, so that a removed file does not come
 * back. Unclaimed files are erased within minutes anyway.
 */
export async function resealFiles(
  database: Database,
  vault: Vault,
  files: FileStore,
  report: (place: string, count: RotationCount) => void,
): Promise<void> {
  for (const table of fileTables) {
    const count = { resealed: 0, left: 0 };
    for await (const row of eachFile(database, table)) {
      const keyId = await files.findKeyId(row.storage_key);
      if (keyId === undefined || keyId === vault.keyId) continue;
      const isDone = await database.transaction(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw(`select 1 from ${table} where id = $1 for update`, [row.id]));
        return resealFile(files, row.storage_key);
      });
      count[isDone ? 'resealed' : 'left'] += 1;
    }
    report(`files of ${table}`, count);
  }
}

async function resealFile(files: FileStore, storageKey: string): Promise<boolean> {
  try {
    await files.reseal(storageKey);
    return true;
  } catch (error) {
    if (error instanceof FileNotFound) return true;
    if (error instanceof CannotOpen) return false;
    throw error;
  }
}

async function* eachFile(database: Database, table: string): AsyncGenerator<FileRow> {
  let after: string | undefined;
  for (;;) {
    const { rows } = await database.executeSql(
      `select id, storage_key from ${table} ${after === undefined ? '' : 'where id > $2'} order by id limit $1`,
      [BATCH_ROWS, ...(after === undefined ? [] : [after])],
    );
    const found = rows as unknown as FileRow[];
    yield* found;
    if (found.length < BATCH_ROWS) return;
    after = found.at(-1)?.id;
  }
}
