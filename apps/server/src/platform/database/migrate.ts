import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Connector, MigrationRun } from './connector.ts';

const fileForm = /^(\d{4})-[a-z0-9-]+\.sql$/u;

/** The migrations on disk do not match those in the database. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

interface MigrationFile {
  name: string;
  script: string;
  checksum: string;
}

/** The numbered SQL files of `folder`, in order. Throws `MigrationConflict` on a bad name or a number used twice. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = names.map((name) => fileForm.exec(name)?.[1]);
  if (numbers.includes(undefined) || new Set(numbers).size < numbers.length) {
    throw new MigrationConflict(
      `Each migration needs its own number, as in 0001-first-tables.sql: ${names.join(', ')}`,
    );
  }
  return Promise.all(
    names.map(async (name) => {
      const script = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/**
 * Applies missing files, each in its own transaction, one process at a time. Returns their names.
 * Throws `MigrationConflict` if an applied file was changed or is missing, or if a new one is numbered before it.
 */
export async function applyMigrations(
  connector: Connector,
  files: readonly MigrationFile[],
  clock: Clock,
): Promise<string[]> {
  await connector.migration((run) =>
    run.script(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
    ),
  );
  const applied: string[] = [];
  for (;;) {
    const name = await connector.migration((run) => applyNext(run, files, clock));
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** Applies the first missing file: another process may have applied some since the last one. */
async function applyNext(
  run: MigrationRun,
  files: readonly MigrationFile[],
  clock: Clock,
): Promise<string | undefined> {
  const [file] = missingFiles(files, await appliedMigrations(run));
  if (file === undefined) return undefined;
  await run.script(file.script);
  await run.statement('insert into migration (name, checksum, applied_at) values ($1, $2, $3)', [
    file.name,
    file.checksum,
    clock.now(),
  ]);
  return file.name;
}

/** The files missing from a database that was migrated before. Throws `MigrationConflict` like `applyMigrations`. */
export async function findMissingMigrations(
  connector: Connector,
  files: readonly MigrationFile[],
): Promise<MigrationFile[]> {
  return missingFiles(files, await connector.migration(appliedMigrations));
}

interface AppliedMigration {
  name: string;
  checksum: string;
}

async function appliedMigrations(run: MigrationRun): Promise<AppliedMigration[]> {
  const rows = await run.rows('select name, checksum from migration order by name');
  return rows.map((row) => ({ name: String(row.name), checksum: String(row.checksum) }));
}

function missingFiles(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) {
      throw new MigrationConflict(
        `The database has ${name}, which this version does not know: a newer version used it; start that one`,
      );
    }
    if (known.get(name) !== checksum)
      throw new MigrationConflict(`${name} was changed after it was applied; write a new migration instead`);
  }
  const names = new Set(applied.map(({ name }) => name));
  const missing = files.filter(({ name }) => !names.has(name));
  const [first, last] = [missing[0], applied.at(-1)];
  if (first && last && first.name < last.name) {
    throw new MigrationConflict(
      `The database has ${last.name} but lacks ${first.name}, which comes before it: no release left it so`,
    );
  }
  return missing;
}
