import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without windows: the same pages for a quarter less processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const programs = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Flags for a closed network. As root, Chromium needs its sandbox off. Without `--font-render-hinting=none`, the
 * headless shell draws the system font wider than a phone does.
 */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return findOnPath(programs);
}

/** Like findChromium, but as root installs Debian's package. Throws a one-line error if there is still none. */
export function getChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH: no program at ${named}.`);
  const found = findChromium() ?? (installDebianPackage(HEADLESS_SHELL) ? findChromium() : undefined);
  if (!found) throw new Error('No browser: install Chromium or Google Chrome, or name its program in CHROMIUM_PATH.');

  return found;
}

export function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Installs a Debian package as root; returns whether it worked. */
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
