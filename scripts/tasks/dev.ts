// The server restarts and the portal reloads as their sources change. The portal is served by Vite on a port of
// its own, which hands the API's paths on to the server.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopWithLauncher } from '../lib/launcher.ts';
import { root } from '../lib/paths.mjs';

const DEFAULT_PORT = 3000;
const PORTAL_PORT_OFFSET = 10;

const serverPort = Number(process.env.PORT ?? DEFAULT_PORT);
const portalPort = serverPort + PORTAL_PORT_OFFSET;
const env = {
  ...process.env,
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${String(portalPort)}`,
};

stopWithLauncher();
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  }),
  spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(portalPort),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    { cwd: join(root, 'apps/portal'), stdio: ['ignore', 'inherit', 'inherit'], env },
  ),
];
console.log(`Portal with reload: http://localhost:${String(portalPort)} (API and inbox on port ${String(serverPort)})`);

const stop = new AbortController();
function stopAll(): void {
  stop.abort();
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

const exits = children.map((child) => once(child, 'exit'));
await Promise.race(exits);
const brokeDown = !stop.signal.aborted;
stopAll();
await Promise.all(exits);
process.exit(brokeDown ? 1 : 0);
