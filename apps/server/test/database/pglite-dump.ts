import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPglite } from '../../src/platform/database/connectors.ts';
import { fillDatabase } from './fill-database.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url));
const SQL_FOLDERS = ['../../migrations', '../../database'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const PREFIX = 'pglite-';
const FILLED_BY = ['@electric-sql/pglite', 'pg-boss'];

let found: Promise<string> | undefined;

/**
 * A file with a migrated PGlite. Creating it takes seconds: it is created on first use, and again only if a migration,
 * definition or library changed. If two workers create it at once, the last file wins.
 */
export function pgliteDump(): Promise<string> {
  found ??= findOrMake();
  return found;
}

async function findOrMake(): Promise<string> {
  const name = `${PREFIX}${await fingerprint()}.tar`;
  const file = path.join(CACHE_FOLDER, name);
  if (existsSync(file)) return file;

  const { connector, dump } = await loadPglite();
  await fillDatabase(connector);
  await mkdir(CACHE_FOLDER, { recursive: true });
  const draft = path.join(CACHE_FOLDER, `draft-${randomUUID()}`);
  await writeFile(draft, Buffer.from(await (await dump()).arrayBuffer()));
  await connector.close();
  await rename(draft, file);
  const former = (await readdir(CACHE_FOLDER)).filter((each) => each.startsWith(PREFIX) && each !== name);
  for (const each of former) await rm(path.join(CACHE_FOLDER, each), { force: true });
  return file;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SQL_FOLDERS) {
    for (const name of (await readdir(folder)).toSorted())
      hash.update(name).update(await readFile(path.join(folder, name)));
  }

  for (const library of FILLED_BY) hash.update(await readFile(packageFile(library)));

  return hash.digest('hex').slice(0, 16);
}

/** A library's package.json, found by searching upwards from its entry point, because its exports may hide the file. */
function packageFile(library: string): string {
  let folder = path.dirname(createRequire(import.meta.url).resolve(library));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);

  return path.join(folder, 'package.json');
}
