import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { checksumOf, MigrationConflict } from './migration-files.ts';

/** The digit sets the order: dependencies have lower digits. */
const fileForm = /^\d-(?<name>[a-z0-9-]+)\.sql$/u;
const revisionForm = /^-- revision: (?<revision>[1-9]\d*)\n/u;

export interface DefinitionFile {
  file: string;
  /** Excludes the digit, so that the digit can change. */
  name: string;
  /** Increases with each change of the text; a database records the highest revision it has applied. */
  revision: number;
  script: string;
  checksum: string;
}

/**
 * SQL files of `folder` in the order in which they are applied. Throws `MigrationConflict` for a bad name or first
 * line.
 */
export async function readDefinitions(folder: string): Promise<DefinitionFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const definitions = await Promise.all(
    files.map(async (file) =>
      toDefinition(`${path.basename(folder)}/${file}`, await readFile(path.join(folder, file), 'utf8')),
    ),
  );
  const names = definitions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new MigrationConflict(`${twice} has two files in ${path.basename(folder)}/`);

  return definitions;
}

export function toDefinition(file: string, text: string): DefinitionFile {
  const script = text.replaceAll('\r\n', '\n');
  const name = fileForm.exec(path.posix.basename(file))?.groups?.name;
  const revision = revisionForm.exec(script)?.groups?.revision;
  if (name === undefined || revision === undefined) {
    throw new MigrationConflict(
      `${file} has to be named like 1-folded-text.sql, with a first line like "-- revision: 1"`,
    );
  }
  return { file, name, revision: Number(revision), script, checksum: checksumOf(script) };
}
