import type { Database } from '../database/index.ts';
import { hashesOfSealed, sealedColumns } from '../database/sealed-columns.ts';
import type { Vault } from '../encryption/index.ts';
import type { RotationCount } from './reseal-columns.ts';

const BATCH_ROWS = 200;

interface HashedRow {
  row_id: string;
  hash: string;
  sealed: string;
}

/** Renews hashes with the current key from the values sealed in the same row, after those were resealed. */
export async function renewHashes(
  database: Database,
  vault: Vault,
  report: (place: string, count: RotationCount) => void,
): Promise<void> {
  for (const [name, sealedName] of Object.entries(hashesOfSealed)) {
    const [table = '', hash = ''] = name.split('.');
    const [, sealed = ''] = sealedName.split('.');
    const { purpose } = sealedColumns[sealedName];
    // Skips values that cannot be opened; resealing their columns counts them.
    const isOld = `split_part(${hash}, '.', 1) <> $1 and split_part(${sealed}, '.', 2) = $1`;
    let resealed = 0;
    for (;;) {
      const { rows } = await database.executeSql(
        `select ctid::text as row_id, ${hash} as hash, ${sealed} as sealed from ${table} where ${isOld} limit $2`,
        [vault.keyId, BATCH_ROWS],
      );
      const old = rows as unknown as HashedRow[];
      if (old.length === 0) break;
      const { rows: done } = await database.executeSql(
        `update ${table} as kept set ${hash} = fresh.hash
        from unnest($1::text[], $2::text[], $3::text[]) as fresh(row_id, sealed, hash)
        where kept.ctid = fresh.row_id::tid and kept.${sealed} = fresh.sealed
        returning 1 as done`,
        [
          old.map(({ row_id }) => row_id),
          old.map((row) => row.sealed),
          old.map((row) => vault.keyedHash(vault.open(row.sealed, purpose), purpose)),
        ],
      );
      resealed += done.length;
    }
    report(name, { resealed, left: 0 });
  }
}
