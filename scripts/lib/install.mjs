import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './paths.mjs';

const stampFile = join(root, 'node_modules', '.installed');
const npmArguments = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');

export async function installWhenStale() {
  if (await isFresh()) return;
  await withLock(join(cacheFolder, 'install.lock'), async () => {
    if (await isFresh()) return;
    const fingerprint = await fingerprintOfManifests();
    if (!(await wasInstalledByHand())) {
      console.error('Installing dependencies …');
      await runNpm();
      if (!existsSync(pinnedNode))
        throw new Error('npm did not install the pinned Node: are install scripts switched off (ignore-scripts)?');
    }
    await writeFile(stampFile, fingerprint);
  });
}

async function isFresh() {
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined);
  return stamp !== undefined && existsSync(pinnedNode) && stamp === (await fingerprintOfManifests());
}

async function fingerprintOfManifests() {
  const hash = createHash('sha256');
  for (const path of ['package.json', 'package-lock.json', ...(await workspaceManifests())])
    hash.update(path).update(await readFile(join(root, path)));

  return hash.digest('hex');
}

async function workspaceManifests() {
  const manifests = [];
  for (const parent of ['apps', 'packages']) {
    for (const name of (await readdir(join(root, parent))).sort()) {
      const path = `${parent}/${name}/package.json`;
      if (existsSync(join(root, path))) manifests.push(path);
    }
  }
  return manifests;
}

/** Whether npm's own record of node_modules matches the lockfile, as after `npm install`. */
async function wasInstalledByHand() {
  if (!existsSync(pinnedNode)) return false;
  const lockfile = await readJson('package-lock.json');
  const record = await readJson('node_modules/.package-lock.json').catch(() => undefined);
  if (!record) return false;
  for (const [path, wanted] of Object.entries(lockfile.packages)) {
    const isAsWanted = path.includes('node_modules/')
      ? isInstalled(record.packages[path], wanted)
      : await isManifestOf(path, wanted);
    if (!isAsWanted) return false;
  }
  return true;
}

/**
 * @param {{ version: string } | undefined} installed
 * @param {{ version: string, optional?: boolean }} wanted
 */
function isInstalled(installed, wanted) {
  return installed ? installed.version === wanted.version : wanted.optional === true;
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} wanted
 */
async function isManifestOf(path, wanted) {
  const manifest = await readJson(join(path, 'package.json')).catch(() => ({}));
  return ['dependencies', 'devDependencies'].every(
    (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(wanted[kind] ?? {}),
  );
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}

/**
 * npm 9, which Debian has, cannot read our lockfile, because it overrides a package with an alias.
 * @param {string | undefined} agent
 */
export function npmWords(agent) {
  const [, major] = /^npm\/(\d+)/u.exec(agent ?? '') ?? [];
  return Number(major) < 10 ? ['exec', '--yes', '--', 'npm@10.9.9', ...npmArguments] : npmArguments;
}

/** @returns {Promise<void>} */
function runNpm() {
  const { npm_execpath: npmScript, npm_config_user_agent: agent } = process.env;
  const [program, first] = npmScript?.endsWith('npm-cli.js') ? [process.execPath, [npmScript]] : ['npm', []];
  const words = [...first, ...npmWords(agent)];
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci exited with code ${code}.`));
    });
  });
}
