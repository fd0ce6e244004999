import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import { MEGABYTE } from '@portal/contract/constants';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 * MEGABYTE;

/**
 * Uses memory for the temporary folders of this process and its children: creating a database on disk takes ten times
 * the processor time. Full runs, and machines with little memory, use the disk. @returns a function that cleans up
 */
export async function writeToMemory(): Promise<() => Promise<void>> {
  if (process.env.TEST_FULL === '1' || !existsSync(MEMORY) || freemem() < NEEDED_BYTES) return () => Promise.resolve();
  const { bavail, bsize } = await statfs(MEMORY);
  if (bavail * bsize < NEEDED_BYTES) return () => Promise.resolve();
  const folder = await mkdtemp(path.join(MEMORY, 'portal-tests-'));
  // PostgreSQL runs as a user other than root.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
