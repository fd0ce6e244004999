import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { makeFolder } from '../folders.ts';
import { DEVELOPMENT_KEY_ID_START, KEY_BYTES, parseSecrets, type Secret } from '../../config/values/secret-text.ts';

const FILE_NAME = 'secrets';

/** Secrets stored in `dataDir`, created on first use; only their owner can read the file. */
export function developmentSecrets(dataDir: string): Secret[] {
  const file = path.join(dataDir, FILE_NAME);
  if (!existsSync(file)) {
    makeFolder(dataDir);
    createOnce(file, `${makeSecretText(`${DEVELOPMENT_KEY_ID_START}-1`)}\n`);
  }
  return parseSecrets(readFileSync(file, 'utf8'));
}

/** Linking a finished file ensures that an interrupted or second start never leaves half a key. */
function createOnce(file: string, contents: string): void {
  const draft = `${file}.${randomUUID()}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, contents);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

export function makeSecretText(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}`;
}
