import { CompiledQuery } from 'kysely';
import type { Database } from '../database/index.ts';
import { type SealedColumn, sealedColumns } from '../database/sealed-columns.ts';
import { CannotOpen, type Vault } from '../encryption/index.ts';

export interface RotationCount {
  resealed: number;
  /** Values still sealed with another key: written by a server with older settings, or with an unknown key. */
  left: number;
}

interface Place {
  table: string;
  rowId: string;
  rowIdType: string;
  read: string;
  write: string;
  isOld: string;
  form: 'text' | 'json';
  purposeOf: (detail: string) => string;
  detail: string;
}

interface OldRow {
  row_id: string;
  sealed: string;
  detail: string;
}

const BATCH_ROWS = 200;
/** Each pass finds values written during the previous one. */
const MOST_PASSES = 10;

const keyIdOf = (sql: string) => `split_part(${sql}, '.', 2)`;

function placeOf(name: SealedColumn): Place {
  const [table = '', column = ''] = name.split('.');
  const { form, purpose } = sealedColumns[name];
  const isText = form === 'text';
  const anyOld = `exists (select 1 from jsonb_each_text(${column}) part where ${keyIdOf('part.value')} <> $1)`;
  return {
    table,
    rowId: 'ctid',
    rowIdType: 'tid',
    read: isText ? column : `${column}::text`,
    write: isText ? `${column} = fresh.sealed` : `${column} = fresh.sealed::jsonb`,
    isOld: isText ? `${keyIdOf(column)} <> $1` : anyOld,
    form,
    purposeOf: () => purpose,
    detail: `''`,
  };
}

/** Job payloads, waiting or done, which the queue stores for a while. */
const jobs: Place = {
  table: 'pgboss.job',
  rowId: 'id',
  rowIdType: 'uuid',
  read: `data ->> 'sealed'`,
  write: `data = jsonb_set(data, '{sealed}', to_jsonb(fresh.sealed))`,
  isOld: `${keyIdOf(`data ->> 'sealed'`)} <> $1`,
  form: 'text',
  purposeOf: (name) => `job.${name}`,
  detail: 'name',
};

/** Reseals every column with the current key, in batches. Skips values that change meanwhile. */
export async function resealColumns(
  database: Database,
  vault: Vault,
  report: (place: string, count: RotationCount) => void,
): Promise<void> {
  for (const name of Object.keys(sealedColumns) as SealedColumn[])
    report(name, await resealPlace(database, vault, placeOf(name)));

  report('jobs', await resealPlace(database, vault, jobs));
}

async function resealPlace(database: Database, vault: Vault, place: Place): Promise<RotationCount> {
  let resealed = 0;
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const done = await passOver(database, vault, place);
    resealed += done;
    if (done === 0) break;
  }
  const counting = `select count(*)::int as rows from ${place.table} where ${place.isOld}`;
  const { rows } = await database.executeSql(counting, [vault.keyId]);
  return { resealed, left: rows[0]?.rows as number };
}

async function passOver(database: Database, vault: Vault, place: Place): Promise<number> {
  const { table, rowId, rowIdType, read, write, isOld, detail } = place;
  let resealed = 0;
  let after: string | undefined;
  for (;;) {
    const { rows } = await database.executeSql(
      `select ${rowId}::text as row_id, ${read} as sealed, ${detail} as detail from ${table}
      where ${isOld} ${after === undefined ? '' : `and ${rowId} > $3::${rowIdType}`}
      order by ${rowId} limit $2`,
      [vault.keyId, BATCH_ROWS, ...(after === undefined ? [] : [after])],
    );
    const old = rows as unknown as OldRow[];
    const fresh = old.flatMap((row) => {
      const sealed = resealText(vault, place, row);
      return sealed === undefined ? [] : [{ ...row, fresh: sealed }];
    });
    const update = CompiledQuery.raw(
      `update ${table} as kept set ${write}
      from unnest($1::text[], $2::text[], $3::text[]) as fresh(row_id, old, sealed)
      where kept.${rowId} = fresh.row_id::${rowIdType} and ${read} = fresh.old
      returning 1 as done`,
      [fresh.map(({ row_id }) => row_id), fresh.map(({ sealed }) => sealed), fresh.map((row) => row.fresh)],
    );
    const done = await database.transaction((tx) => tx.executeQuery(update));
    resealed += done.rows.length;
    if (old.length < BATCH_ROWS) return resealed;
    after = old.at(-1)?.row_id;
  }
}

/** Undefined if the value does not open, which is counted and does not stop the rotation. */
function resealText(vault: Vault, { form, purposeOf }: Place, { sealed, detail }: OldRow): string | undefined {
  const purpose = purposeOf(detail);
  const reseal = (text: string) => vault.seal(vault.openBytes(text, purpose), purpose);
  try {
    if (form === 'text') return reseal(sealed);
    const parts = Object.entries(JSON.parse(sealed) as Record<string, string>);
    return JSON.stringify(Object.fromEntries(parts.map(([name, part]) => [name, reseal(part)])));
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}
