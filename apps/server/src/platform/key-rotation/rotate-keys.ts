import type { Database } from '../database/index.ts';
import type { Vault } from '../encryption/index.ts';
import type { FileStore } from '../file-store/index.ts';
import { type RotationCount, resealColumns } from './reseal-columns.ts';
import { renewHashes } from './renew-hashes.ts';
import { resealFiles } from './reseal-files.ts';

export interface RotationReport {
  readonly sealed: Readonly<Record<string, RotationCount>>;
  /**
   * Hashes with an older key, by `table.column`. They cannot be renewed: their sessions, links and codes end when that
   * key is removed.
   */
  readonly olderHashes: Readonly<Record<string, number>>;
}

export interface RotationParts {
  database: Database;
  files: FileStore;
  vault: Vault;
  progress?: (place: string, count: RotationCount) => void;
}

export function isRotated({ sealed }: RotationReport): boolean {
  return Object.values(sealed).every(({ left }) => left === 0);
}

/**
 * Reseals all stored data with the current key of `PORTAL_SECRETS` while servers with the same keys run. An interrupted
 * run continues when repeated.
 */
export async function rotateKeys({ database, files, vault, progress }: RotationParts): Promise<RotationReport> {
  const sealed: Record<string, RotationCount> = {};
  const report = (place: string, count: RotationCount): void => {
    sealed[place] = count;
    progress?.(place, count);
  };
  await resealColumns(database, vault, report);
  await renewHashes(database, vault, report);
  await resealFiles(database, vault, files, report);
  return { sealed, olderHashes: await countOlderHashes(database, vault) };
}

/** Rows, by table, that no longer identify anyone, whatever key their hash uses. */
const endedRows = new Map([['api_key', 'revoked_at is not null']]);

async function countOlderHashes(database: Database, vault: Vault): Promise<Record<string, number>> {
  const { rows: columns } = await database.executeSql(
    `select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_hash' order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns as { table: string; column: string }[]) {
    const { rows } = await database.executeSql(
      `select count(*)::int as rows from ${table}
      where split_part(${column}, '.', 1) = any($1::text[]) and not (${endedRows.get(table) ?? 'false'})`,
      [vault.olderKeyIds],
    );
    const count = rows[0]?.rows as number;
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
}
