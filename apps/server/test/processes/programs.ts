import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian puts some programs outside the normal path. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/** Undefined if the program is not installed. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * Paths of programs that a test needs; undefined if one is missing, with a line saying what is skipped. The build
 * machine must have them (`.ci/run`).
 */
export function findPrograms<const Names extends readonly string[]>(
  subject: string,
  names: Names,
): { [Index in keyof Names]: string } | undefined {
  const found = names.map(findProgram);
  const missing = names.filter((_name, index) => found[index] === undefined);
  if (missing.length === 0) return found as { [Index in keyof Names]: string };
  sayUntried(subject, `${missing.join(' and ')} is not installed`);
  return undefined;
}

/** Whether the tests run as root, with a line saying what is skipped otherwise. */
export function isRoot(subject: string): boolean {
  if (process.getuid?.() === 0) return true;
  sayUntried(subject, 'the tests do not run as root');
  return false;
}

/** Reports a skipped test and why; on the build machine that is an error. */
export function sayUntried(subject: string, reason: string): void {
  if (process.env.CI === 'true') throw new Error(`${subject}: ${reason}`);
  console.error(`${subject} is not tried: ${reason}.`);
}
