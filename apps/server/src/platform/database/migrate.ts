import type { Clock } from '../clock.ts';
import type { Connector, MigrationRun } from './connector.ts';
import { MigrationConflict, type MigrationFile } from './migration-files.ts';

/** What a database lacks, and what a newer version has added to it. */
export interface MigrationState {
  missing: MigrationFile[];
  newer: string[];
}

/**
 * Applies missing files, each in its own transaction, one process at a time. Returns their names, and those that a newer
 * version has applied. Throws `MigrationConflict` if an applied file was changed, if this version cannot work with a newer one's,
 * or if a missing one is numbered before an applied one.
 */
export async function applyMigrations(
  connector: Connector,
  files: readonly MigrationFile[],
  clock: Clock,
): Promise<{ applied: string[]; newer: string[] }> {
  await connector.migration(async (run) => {
    await run.script(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
    );
    await run.script('alter table migration add column if not exists needs text');
  });
  const applied: string[] = [];
  for (;;) {
    const { name, newer } = await connector.migration((run) => applyNext(run, files, clock));
    if (name === undefined) return { applied, newer };
    applied.push(name);
  }
}

/** Applies the first missing file: another process may have applied some since the last one. */
async function applyNext(
  run: MigrationRun,
  files: readonly MigrationFile[],
  clock: Clock,
): Promise<{ name?: string; newer: string[] }> {
  const {
    missing: [file],
    newer,
  } = stateOf(files, await appliedMigrations(run));
  if (file === undefined) return { newer };
  if (file.concurrent.length === 0) await run.script(file.script);
  for (const { index, text } of file.concurrent) {
    // One that was interrupted leaves an index that is there and not used.
    const invalid = await run.rows(
      `select 1 from pg_index where indexrelid = to_regclass('${index}') and not indisvalid`,
    );
    if (invalid.length > 0) await run.concurrently(`drop index concurrently ${index}`);
    await run.concurrently(text);
  }
  await run.statement('insert into migration (name, checksum, applied_at, needs) values ($1, $2, $3, $4)', [
    file.name,
    file.checksum,
    clock.now(),
    file.needs ?? null,
  ]);
  return { name: file.name, newer };
}

/** What is to be done to a database that was migrated before. Throws `MigrationConflict` like `applyMigrations`. */
export async function findMigrationState(
  connector: Connector,
  files: readonly MigrationFile[],
): Promise<MigrationState> {
  return stateOf(files, await connector.migration(appliedMigrations));
}

interface AppliedMigration {
  name: string;
  checksum: string;
  needs: string | undefined;
}

async function appliedMigrations(run: MigrationRun): Promise<AppliedMigration[]> {
  // A version before 0031 made the table without the column.
  const rows = await run.rows(
    "select name, checksum, coalesce(to_jsonb(migration) ->> 'needs', '') as needs from migration order by name",
  );
  return rows.map((row) => ({
    name: String(row.name),
    checksum: String(row.checksum),
    needs: row.needs === '' ? undefined : String(row.needs),
  }));
}

function stateOf(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationState {
  const last = files.at(-1)?.name ?? '';
  const newer = applied.filter(({ name }) => name > last);
  for (const { name, needs } of newer) {
    if (needs !== undefined && needs > last) {
      throw new MigrationConflict(
        `A newer version has applied ${name} to the database, for which a version has to know ${needs}: start one that does`,
      );
    }
  }
  const ours = applied.filter(({ name }) => name <= last);
  refuseOther(files, ours);
  const names = new Set(applied.map(({ name }) => name));
  const missing = files.filter(({ name }) => !names.has(name));
  const [first, lastApplied] = [missing[0], applied.at(-1)];
  if (first && lastApplied && first.name < lastApplied.name) {
    throw new MigrationConflict(
      `The database has ${lastApplied.name} but lacks ${first.name}, which comes before it: no release left it so`,
    );
  }
  return { missing, newer: newer.map(({ name }) => name) };
}

function refuseOther(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): void {
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) {
      throw new MigrationConflict(
        `The database has ${name}, which this version does not know, though it has later ones: start the version that applied it`,
      );
    }
    if (known.get(name) !== checksum)
      throw new MigrationConflict(`${name} was changed after it was applied; write a new migration instead`);
  }
}
