import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A disk of its own for a folder, in memory; undefined where nobody may mount one. @returns what takes it away */
export function mountSmallDisk(folder: string, bytes: number): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(bytes)}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

/** Why a test that needs one is left out. */
export const NO_DISK = 'Nobody may mount a disk here.';
