import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const fileForm = /^(\d{4})-[a-z0-9-]+\.sql$/u;
/** A migration that removes something names the migration whose version no longer needs it. */
const needsForm = /^-- needs: (?<name>\d{4}-[a-z0-9-]+\.sql)$/mu;
const comment = /--.*$/gmu;
const concurrentForm =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) (?<index>\w+)\b/iu;

/** The migration files do not match the database or are invalid. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/** An index built or dropped while the table is in use, which is not possible in a transaction. */
export interface ConcurrentStatement {
  index: string;
  text: string;
}

export interface MigrationFile {
  name: string;
  script: string;
  checksum: string;
  /** The statements, if the file builds or drops indexes concurrently; otherwise empty. */
  concurrent: readonly ConcurrentStatement[];
  /** The migration that a version must know in order to use the database from now on. */
  needs: string | undefined;
}

export function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex');
}

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
      return {
        name,
        script,
        checksum: checksumOf(script),
        concurrent: concurrentStatements(name, script),
        needs: needsForm.exec(script)?.groups?.name,
      };
    }),
  );
}

function concurrentStatements(name: string, script: string): ConcurrentStatement[] {
  const statements = script
    .replaceAll(comment, '')
    .split(';')
    .map((text) => text.trim().replaceAll(/\s+/gu, ' '))
    .filter((text) => text !== '');
  const found = statements.flatMap((text) => {
    const index = concurrentForm.exec(text)?.groups?.index;
    return index === undefined ? [] : [{ index, text }];
  });
  if (found.length > 0 && found.length < statements.length)
    throw new MigrationConflict(`${name} builds an index concurrently: a file that does must do nothing else`);

  return found;
}
