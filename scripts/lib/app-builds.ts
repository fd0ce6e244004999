import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './paths.mjs';

const STAMP_NAME = '.built';

/** Sources of the browser apps besides their own folders. */
const sharedInputs = [
  'packages/contract',
  'packages/design',
  'packages/locales',
  'scripts/browsers',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'test-results']);

interface BrowserApp {
  name: string;
  folder: string;
  runs: (outDir: string) => string[][];
}

const apps: readonly BrowserApp[] = [
  {
    name: 'portal',
    folder: 'apps/portal',
    runs: (outDir) => [
      ['--outDir', outDir, '--emptyOutDir'],
      ['--config', 'vite.prerender.config.ts', '--outDir', join(outDir, 'prerender')],
    ],
  },
  { name: 'console', folder: 'apps/console', runs: (outDir) => [['--outDir', outDir, '--emptyOutDir']] },
];

/** Builds portal and console into their `dist` if their sources have changed. */
export async function buildAppsWhenStale(): Promise<void> {
  for (const app of apps) await buildWhenStale(app);
}

async function buildWhenStale(app: BrowserApp): Promise<void> {
  if (await isFresh(app, await fingerprintOf(app))) return;
  await withLock(join(cacheFolder, 'build.lock'), async () => {
    const fingerprint = await fingerprintOf(app);
    if (await isFresh(app, fingerprint)) return;
    console.error(`Building the ${app.name} …`);
    const folder = join(root, app.folder);
    const [dist, next, last] = ['dist', 'dist.next', 'dist.last'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const options of app.runs(next)) await build(app, options);
    await writeFile(join(next, STAMP_NAME), fingerprint);
    await rm(last, { recursive: true, force: true });
    await rename(dist, last).catch(ignoreMissing);
    await rename(next, dist);
    await rm(last, { recursive: true, force: true });
  });
}

async function isFresh({ folder }: BrowserApp, fingerprint: string): Promise<boolean> {
  const stamp = await readFile(join(root, folder, 'dist', STAMP_NAME), 'utf8').catch(() => undefined);
  return stamp === fingerprint;
}

async function fingerprintOf({ folder }: BrowserApp): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [folder, ...sharedInputs])
    for (const path of await listFiles(input)) hash.update(path).update(await readFile(join(root, path)));

  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path];
  const files: string[] = [];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name) && !entry.name.startsWith('dist.')) files.push(...(await listFiles(child)));
    } else if (!entry.name.includes('.test.')) {
      files.push(child);
    }
  }
  return files;
}

function build({ name, folder }: BrowserApp, options: string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The ${name} could not be built.`));
    });
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
