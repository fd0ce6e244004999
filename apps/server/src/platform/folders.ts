import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder for its owner only, with its parents; an existing one is not changed. Throws the system's error.
 * Node's own recursive way never ends where the system allows no folders, such as below `/proc`.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = path.dirname(folder);
    if (code === 'ENOENT' && !existsSync(parent)) {
      makeFolder(parent);
      makeFolder(folder);
    } else if (code !== 'EEXIST' || !statSync(folder).isDirectory()) {
      throw error;
    }
  }
}

/** Whether the system answered that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
