import type { Readable } from 'node:stream';
import type { Database } from '../database/index.ts';
import { fileTables, type SealedColumn, sealedColumns } from '../database/sealed-columns.ts';
import type { Vault } from '../encryption/index.ts';
import type { FileStore } from '../file-store/index.ts';

const ROWS = 100;
const FILES = 20;

/**
 * Opens the values of every sealed column that are stored last in their table. Returns how many; throws `CannotOpen` at
 * the first that does not open.
 */
export async function openSampleOfColumns(database: Database, vault: Vault): Promise<number> {
  let opened = 0;
  for (const name of Object.keys(sealedColumns) as SealedColumn[]) {
    const [table = '', column = ''] = name.split('.');
    const { form, purpose } = sealedColumns[name];
    const parts = form === 'text' ? column : `(select part.value from jsonb_each_text(${column}) as part limit 1)`;
    const { rows } = await database.executeSql(
      `select sealed from (select ${parts} as sealed, ctid as place from ${table}) as value
      where sealed is not null order by place desc limit $1`,
      [ROWS],
    );
    for (const { sealed } of rows) vault.openBytes(String(sealed), purpose);
    opened += rows.length;
  }
  return opened;
}

/** Reads the newest files of each kind to their end. Returns how many; throws at the first that is missing or damaged. */
export async function openSampleOfFiles(database: Database, files: FileStore): Promise<number> {
  let opened = 0;
  for (const table of fileTables) {
    const { rows } = await database.executeSql(
      `select storage_key from ${table} where storage_key is not null order by id desc limit $1`,
      [FILES],
    );
    for (const { storage_key: key } of rows) await drain(files.read(String(key)));
    opened += rows.length;
  }
  return opened;
}

async function drain(content: Readable): Promise<void> {
  for await (const _chunk of content);
}
