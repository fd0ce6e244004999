import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { readDefinitions } from '../../src/platform/database/migrate/definition-files.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MIGRATIONS = 'apps/server/migrations';
const DEFINITIONS = 'apps/server/database';
const MAIN = 'apps/server/src/main.ts';
const SOURCES = ['apps/server', 'packages', 'package.json'];
/** Generated next to the sources, possibly while they are copied. */
const isMade = new Set(['node_modules', '.cache', '.data', 'dist.next', 'dist.last', 'test-results']);
const MOST_OUTPUT_BYTES = 1024 * 1024;

/**
 * `main.ts` of the newest version in the history that lacks a migration and can be upgraded to this one, in a temporary
 * folder; undefined if the history is too short.
 */
export async function versionBefore(): Promise<string | undefined> {
  const commit = await commitBefore().catch(() => undefined);
  if (commit === undefined) return undefined;
  const parent = await newFolder();
  const folder = path.join(parent, 'version');
  await mkdir(folder);
  const archive = path.join(parent, 'sources.tar');
  await run('git', ['archive', `--output=${archive}`, commit, ...SOURCES], { cwd: ROOT });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  await linkPackages(folder);
  await installRemovedPackages(folder, parent);
  return path.join(folder, MAIN);
}

/**
 * `main.ts` of a later version, whose migrations add a column to each table and which changes the text of every
 * function.
 */
export async function versionAfter(): Promise<string> {
  const folder = await newFolder();
  await copyInto(folder);
  const migrations = path.join(folder, MIGRATIONS);
  for (const [index, table] of (await tablesOf(migrations)).entries()) {
    const file = path.join(migrations, `${String(9000 + index)}-next.sql`);
    await writeFile(file, `alter table ${table} add column of_the_next_version text;\n`);
  }
  for (const definition of await readDefinitions(path.join(folder, DEFINITIONS))) {
    const next = definition.script.replace(/^-- revision: .*$/mu, `-- revision: ${String(definition.revision + 1)}`);
    await writeFile(path.join(folder, DEFINITIONS, path.basename(definition.file)), `${next}-- Of the next version.\n`);
  }
  return path.join(folder, MAIN);
}

async function copyInto(folder: string): Promise<void> {
  for (const source of SOURCES) {
    await cp(path.join(ROOT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !isMade.has(path.basename(file)),
    });
  }
  await linkPackages(folder);
}

async function commitBefore(): Promise<string | undefined> {
  const ours = await migrationNames(MIGRATIONS);
  const { stdout } = await run('git', ['log', '--format=%H %P', '--', MIGRATIONS], { cwd: ROOT });
  for (const commit of ['HEAD', ...stdout.trim().split(/\s+/u)]) {
    const listed = await run('git', ['ls-tree', '--name-only', `${commit}:${MIGRATIONS}`], {
      cwd: ROOT,
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    const theirs = listed.stdout.trim().split('\n');
    if (theirs.length < ours.length && theirs.every((name, index) => name === ours[index])) return commit;
  }
  return undefined;
}

async function migrationNames(folder: string): Promise<string[]> {
  return (await readdir(path.resolve(ROOT, folder))).filter((name) => name.endsWith('.sql')).toSorted();
}

async function tablesOf(folder: string): Promise<string[]> {
  const scripts = await Promise.all(
    (await migrationNames(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const all = scripts.join('\n');
  const dropped = new Set([...all.matchAll(/^drop table (\w+)/gmu)].map(([, name]) => name));
  return [...all.matchAll(/^create (?:unlogged )?table (\w+)/gmu)].flatMap(([, name = '']) =>
    dropped.has(name) ? [] : [name],
  );
}

/** Shares installed packages; the repository's own packages come from that version. */
async function linkPackages(folder: string): Promise<void> {
  for (const own of await ownPackages(folder)) await symlink(path.join(ROOT, own), path.join(folder, own));
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '@portal') continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
  await mkdir(path.join(to, '@portal'));
  for (const name of await readdir(path.join(from, '@portal'))) {
    const link = path.join(from, '@portal', name);
    if ((await lstat(link)).isSymbolicLink()) await symlink(await readlink(link), path.join(to, '@portal', name));
  }
}

/**
 * Installs packages that only the old version needs into `parent`, which Node.js searches after the version's own
 * folder.
 */
async function installRemovedPackages(folder: string, parent: string): Promise<void> {
  const server = path.join(folder, 'apps/server');
  const { dependencies } = JSON.parse(await readFile(path.join(server, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const removed = Object.entries(dependencies).filter(([name]) =>
    [folder, server].every((place) => !existsSync(path.join(place, 'node_modules', name))),
  );
  if (removed.length === 0) return;
  const wanted = removed.map(([name, version]) => `${name}@${version}`);
  await run('npm', ['install', '--prefix', parent, '--no-save', '--no-audit', '--ignore-scripts', ...wanted]);
}

async function ownPackages(folder: string): Promise<string[]> {
  const apps = await readdir(path.join(folder, 'apps'));
  return apps.map((app) => `apps/${app}/node_modules`).filter((own) => existsSync(path.join(ROOT, own)));
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-version-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
