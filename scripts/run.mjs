// Entry point of every npm script: installs what is missing, then runs the task on the pinned Node. It runs on the
// machine's own Node without dependencies, so it imports only built-in modules.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWhenStale, pinnedNode } from './lib/install.mjs';
import { compiledFolder, root } from './lib/paths.mjs';

const PARENT_POLL_MS = 500;
/** Older versions of Node cannot import JSON. @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** @type {string[]} */
const serverNodeFlags = readJson('apps/server/node-flags.json');
/** @type {Record<string, string>} */
const serverAllocator = readJson('apps/server/allocator.json');

/** @type {Record<string, { file: string, nodeFlags?: string[], env?: Record<string, string> }>} */
const tasks = {
  // Runs the server in this process. Half of startup is compiling, which a second start reads from the cache.
  start: {
    file: 'start.ts',
    nodeFlags: serverNodeFlags,
    env: { NODE_COMPILE_CACHE: compiledFolder, ...serverAllocator },
  },
  dev: { file: 'dev.ts' },
  build: { file: 'build.ts' },
  check: { file: 'check.ts' },
  test: { file: 'test.ts' },
  'test:full': { file: 'test.ts', env: { TEST_FULL: '1' } },
  'test:repeat': { file: 'repeat.ts' },
  mutate: { file: 'mutate.ts' },
  screens: { file: 'screens.ts' },
  // Larger areas for new objects would lengthen the pauses of the process that makes the calls.
  bench: { file: 'bench.ts', nodeFlags: ['--max-semi-space-size=2'] },
  capacity: { file: 'capacity.ts' },
  fill: { file: 'fill.ts' },
  migrate: { file: 'migrate.ts' },
  sbom: { file: 'sbom.ts' },
  portal: { file: 'portal.ts' },
  'read-statement': { file: 'read-statement.ts' },
};

const [name = '', ...taskArguments] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(1);
}

try {
  await installWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The channel tells the task when this launcher is killed (see lib/launcher.ts).
const taskFile = join(root, 'scripts', 'tasks', task.file);
const child = spawn(pinnedNode, [...(task.nodeFlags ?? []), taskFile, ...taskArguments], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    ...task.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});

// A terminal sends Ctrl+C to the whole group; forwarding it would cut the child's shutdown short.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));

// A killed npm forwards no signal, but the changed parent process reveals that it is gone.
const npmPid = process.ppid;
if (process.env.npm_lifecycle_event === name)
  setInterval(() => process.ppid !== npmPid && child.kill('SIGTERM'), PARENT_POLL_MS).unref();

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
