import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from '../build/server-bundle.ts';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './paths.mjs';

const STAMP_NAME = '.built';

const sharedInputs = [
  'packages/contract',
  'packages/locales',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const browserInputs = ['packages/design', 'scripts/browsers'];
const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'test-results']);

interface App {
  name: string;
  folder: string;
  inputs: readonly string[];
  build: (outDir: string) => Promise<void>;
}

const portal: App = {
  name: 'portal',
  folder: 'apps/portal',
  inputs: browserInputs,
  build: async (outDir) => {
    await runVite(portal, ['--outDir', outDir, '--emptyOutDir']);
    await runVite(portal, ['--config', 'vite.prerender.config.ts', '--outDir', join(outDir, 'prerender')]);
  },
};

const staffConsole: App = {
  name: 'console',
  folder: 'apps/console',
  inputs: browserInputs,
  build: (outDir) => runVite(staffConsole, ['--outDir', outDir, '--emptyOutDir']),
};

const server: App = {
  name: 'server',
  folder: 'apps/server',
  inputs: [
    'apps/command-line',
    'packages/address-sandbox',
    'packages/bank-sandbox',
    'packages/bureau-sandbox',
    'packages/statements',
  ],
  build: bundleServer,
};

export async function buildAppsWhenStale(): Promise<void> {
  for (const app of [portal, staffConsole, server]) await buildWhenStale(app);
}

export function buildServerWhenStale(): Promise<void> {
  return buildWhenStale(server);
}

async function buildWhenStale(app: App): Promise<void> {
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
    await app.build(next);
    await writeFile(join(next, STAMP_NAME), fingerprint);
    await rm(last, { recursive: true, force: true });
    await rename(dist, last).catch(ignoreMissing);
    await rename(next, dist);
    await rm(last, { recursive: true, force: true });
  });
}

async function isFresh({ folder }: App, fingerprint: string): Promise<boolean> {
  const stamp = await readFile(join(root, folder, 'dist', STAMP_NAME), 'utf8').catch(() => undefined);
  return stamp === fingerprint;
}

async function fingerprintOf({ folder, inputs }: App): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [folder, ...inputs, ...sharedInputs])
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

function runVite({ name, folder }: App, options: string[]): Promise<void> {
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
