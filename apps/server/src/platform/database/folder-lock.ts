import { chmodSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../folders.ts';
import { DataFolderInUse } from './errors.ts';

const LOCK_FILE = 'lock';
const SQLITE_BUSY = 5;

export interface FolderLock {
  release(): void;
}

/** SQLite connections that hold folders; garbage collection would release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process, creating it (0700) if missing. Throws `DataFolderInUse`. Uses SQLite's file lock,
 * which the kernel releases however the process ends.
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
  chmodSync(folder, 0o700);
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new DataFolderInUse(folder);

    throw error;
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}
