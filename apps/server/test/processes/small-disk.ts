import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Mounts a small in-memory disk on a folder; undefined without permission. @returns a function that unmounts the disk
 */
export function mountSmallDisk(folder: string, bytes: number): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(bytes)}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

export const NO_DISK = 'Nobody may mount a disk here.';
