import { existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its parents for the owner only; leaves an existing one unchanged. Throws the system's error.
 * Node's recursive mode never ends where folders are not allowed, such as below `/proc`.
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

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export interface Room {
  freeBytes: number;
  totalBytes: number;
}

/** Free and total space of a folder's disk; undefined on a file system that does not count blocks. */
export async function findRoom(folder: string): Promise<Room | undefined> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks > 0 ? { freeBytes: bavail * bsize, totalBytes: blocks * bsize } : undefined;
}
