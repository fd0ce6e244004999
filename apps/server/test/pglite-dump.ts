import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPglite } from '../src/platform/database/connectors.ts';
import type { Connector } from '../src/platform/database/connectors.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/portal-tests', import.meta.url));
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
const FILLED_BY = ['@electric-sql/pglite', 'pg-boss'];

/** A file with a filled PGlite, rebuilt only when a migration or a library behind it has changed: it takes seconds. */
export async function pgliteDump(fill: (connector: Connector) => Promise<void>): Promise<string> {
  const file = path.join(CACHE_FOLDER, `pglite-${await fingerprint()}.tar`);
  if (!existsSync(file)) {
    await rm(CACHE_FOLDER, { recursive: true, force: true });
    await mkdir(CACHE_FOLDER, { recursive: true });
    const { connector, dump } = await loadPglite();
    await fill(connector);
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await (await dump()).arrayBuffer()));
    await rename(draft, file);
    await connector.close();
  }
  return file;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).toSorted())
    hash.update(name).update(await readFile(path.join(MIGRATIONS_FOLDER, name)));

  for (const library of FILLED_BY) hash.update(await readFile(packageFile(library)));

  return hash.digest('hex').slice(0, 16);
}

/** The nearest package.json above a library's entry: its own exports may hide it. */
function packageFile(library: string): string {
  let folder = path.dirname(createRequire(import.meta.url).resolve(library));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);

  return path.join(folder, 'package.json');
}
