import path from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Connector, MigrationRun } from '../connector.ts';
import { type DefinitionFile, readDefinitions } from './definition-files.ts';
import { MigrationConflict, type MigrationFile, readMigrations } from './migration-files.ts';

/** The files of this version: numbered migrations for tables, then functions, triggers and views. */
export interface MigrationFiles {
  migrations: readonly MigrationFile[];
  definitions: readonly DefinitionFile[];
}

export interface MigrationState {
  missing: MigrationFile[];
  outdated: DefinitionFile[];
  newer: string[];
}

type Reader = Pick<MigrationRun, 'rows'>;

/** Reads a folder's `migrations/` and `database/`. Throws `MigrationConflict` for an invalid file. */
export async function readMigrationFiles(folder: string): Promise<MigrationFiles> {
  const [migrations, definitions] = await Promise.all([
    readMigrations(path.join(folder, 'migrations')),
    readDefinitions(path.join(folder, 'database')),
  ]);
  return { migrations, definitions };
}

/**
 * Applies missing migrations, then outdated definitions, each file in its own transaction, one process at a time.
 * Returns their names, and those that a newer version has applied. Throws `MigrationConflict` if an applied file was
 * changed, if this version cannot work with a newer version's files, or if a missing migration precedes an applied one.
 */
export async function applyMigrations(
  connector: Connector,
  files: MigrationFiles,
  clock: Clock,
): Promise<{ applied: string[]; newer: string[] }> {
  await connector.migration(async (run) => {
    await run.script(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
    );
    await run.script('alter table migration add column if not exists needs text');
    await run.script(
      'create table if not exists migration_definition (name text primary key, revision integer not null, checksum text not null, applied_at timestamptz not null)',
    );
  });
  const applied: string[] = [];
  for (;;) {
    const { name, newer } = await connector.migration((run) => applyNext(run, files, clock));
    if (name === undefined) return { applied, newer };
    applied.push(name);
  }
}

/** Applies the first file that is due; another process may have applied some meanwhile. */
async function applyNext(
  run: MigrationRun,
  files: MigrationFiles,
  clock: Clock,
): Promise<{ name: string | undefined; newer: string[] }> {
  const {
    missing: [migration],
    outdated: [definition],
    newer,
  } = await findMigrationState(run, files);
  if (migration) await applyMigration(run, migration, clock);
  else if (definition) await applyDefinition(run, definition, clock);
  return { name: migration?.name ?? definition?.file, newer };
}

async function applyMigration(run: MigrationRun, file: MigrationFile, clock: Clock): Promise<void> {
  if (file.concurrent.length === 0) await run.script(file.script);
  for (const { index, text } of file.concurrent) {
    // An interrupted build leaves an unusable index.
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
}

async function applyDefinition(run: MigrationRun, file: DefinitionFile, clock: Clock): Promise<void> {
  await run.script(file.script);
  await run.statement(
    `insert into migration_definition (name, revision, checksum, applied_at) values ($1, $2, $3, $4)
      on conflict (name) do update set revision = excluded.revision, checksum = excluded.checksum,
        applied_at = excluded.applied_at`,
    [file.name, file.revision, file.checksum, clock.now()],
  );
}

/** Finds what an existing database needs. Throws `MigrationConflict` like `applyMigrations`. */
export async function findMigrationState(
  reader: Reader,
  { migrations, definitions }: MigrationFiles,
): Promise<MigrationState> {
  const { missing, newer } = stateOf(migrations, await appliedMigrations(reader));
  const applied = await appliedDefinitions(reader);
  const isNewer = ({ name, revision }: DefinitionFile) => (applied.get(name)?.revision ?? 0) > revision;
  return {
    missing,
    outdated: definitions.filter((definition) => isOutdated(definition, applied.get(definition.name))),
    newer: [...newer, ...definitions.filter(isNewer).map(({ file }) => file)],
  };
}

/** A higher revision stays: an older version that restarts during an upgrade must not undo it. */
function isOutdated({ file, revision, checksum }: DefinitionFile, applied: AppliedDefinition | undefined): boolean {
  if (applied?.revision === revision && applied.checksum !== checksum) {
    throw new MigrationConflict(
      `${file} was changed after its revision ${String(revision)} was applied; raise the revision in its first line`,
    );
  }
  return applied === undefined || applied.revision < revision;
}

interface AppliedDefinition {
  revision: number;
  checksum: string;
}

async function appliedDefinitions(reader: Reader): Promise<Map<string, AppliedDefinition>> {
  // Earlier versions had definitions only in numbered migrations.
  const table = await reader.rows("select 1 from pg_class where oid = to_regclass('migration_definition')");
  if (table.length === 0) return new Map();
  const applied = await reader.rows('select name, revision, checksum from migration_definition');
  return new Map(
    applied.map((row) => [String(row.name), { revision: Number(row.revision), checksum: String(row.checksum) }]),
  );
}

interface AppliedMigration {
  name: string;
  checksum: string;
  needs: string | undefined;
}

async function appliedMigrations(reader: Reader): Promise<AppliedMigration[]> {
  // Versions before 0031 created the table without the column.
  const applied = await reader.rows(
    "select name, checksum, coalesce(to_jsonb(migration) ->> 'needs', '') as needs from migration order by name",
  );
  return applied.map((row) => ({
    name: String(row.name),
    checksum: String(row.checksum),
    needs: row.needs === '' ? undefined : String(row.needs),
  }));
}

function stateOf(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): Pick<MigrationState, 'missing' | 'newer'> {
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
