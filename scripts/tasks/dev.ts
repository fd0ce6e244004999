// Restarts the server and reloads portal and console when sources change. Vite serves each app on its own port and
// forwards API paths to the server.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopWithLauncher } from '../lib/launcher.ts';
import { root } from '../lib/paths.mjs';

const DEFAULT_PORT = 3000;
const PORTAL_PORT_OFFSET = 10;
const CONSOLE_PORT_OFFSET = 11;

const serverPort = Number(process.env.PORT ?? DEFAULT_PORT);
const portalPort = serverPort + PORTAL_PORT_OFFSET;
const consolePort = serverPort + CONSOLE_PORT_OFFSET;
const env = {
  ...process.env,
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${String(portalPort)}`,
};

function serveApp(folder: string, port: number): ChildProcess {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return spawn(process.execPath, [vite, '--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
}

stopWithLauncher();
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  }),
  serveApp('apps/portal', portalPort),
  serveApp('apps/console', consolePort),
];
console.log(`Portal with reload: http://localhost:${String(portalPort)} (API and inbox on port ${String(serverPort)})`);
console.log(`Console with reload: http://localhost:${String(consolePort)}/staff/`);

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
