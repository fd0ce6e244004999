import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a closed network; as root, Chromium refuses to start with its sandbox. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser's program: `CHROMIUM_PATH`, else an installed Chromium or Chrome. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return findOnPath(programs);
}

/**
 * As findChromium, and as root installs Debian's package when there is none.
 * Throws an error with one line for the reader when there is none in the end.
 */
export function getChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH: there is no program at ${named}.`);
  const found = findChromium() ?? (installDebianPackage('chromium') ? findChromium() : undefined);
  if (!found) {
    throw new Error('No browser: install Chromium or Google Chrome, or name its program in CHROMIUM_PATH.');
  }
  return found;
}

/** The first of the programs that stands on the PATH. */
export function findOnPath(names: string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      if (folder && isExecutable(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

/** Installs a package with apt-get where that is possible (Debian, as root); tells whether it was. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return false;
  console.error(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
