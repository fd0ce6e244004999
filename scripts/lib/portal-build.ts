import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './paths.mjs';

const dist = join(root, 'apps/portal/dist');
const stampName = '.built';

/** What the built portal follows from. */
const inputs = ['apps/portal', 'packages/contract', 'packages/locales', 'package-lock.json', 'tsconfig.base.json'];
const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'test-results']);

/** Builds the portal into apps/portal/dist when its sources have changed since the last build. */
export async function buildPortalWhenStale(): Promise<void> {
  if (await isFresh(await fingerprintOfInputs())) return;
  await withLock(join(cacheFolder, 'build.lock'), async () => {
    const fingerprint = await fingerprintOfInputs();
    if (await isFresh(fingerprint)) return;
    console.error('Building the portal …');
    const next = join(root, 'apps/portal/dist.next');
    const last = join(root, 'apps/portal/dist.last');
    await build(next);
    await writeFile(join(next, stampName), fingerprint);
    await rm(last, { recursive: true, force: true });
    await rename(dist, last).catch(ignoreMissing);
    await rename(next, dist);
    await rm(last, { recursive: true, force: true });
  });
}

async function isFresh(fingerprint: string): Promise<boolean> {
  const stamp = await readFile(join(dist, stampName), 'utf8').catch(() => undefined);
  return stamp === fingerprint;
}

async function fingerprintOfInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of await listFiles(input)) hash.update(path).update(await readFile(join(root, path)));
  }
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

function build(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
    cwd: join(root, 'apps/portal'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The portal could not be built.'));
    });
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
