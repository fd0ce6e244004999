import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/test/free-port.ts';
import serverNodeFlags from '../../apps/server/node-flags.json' with { type: 'json' };
import { root } from '../lib/paths.mjs';

const READY_TRIES = 600;
const READY_RETRY_MS = 100;

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts one of our servers on a port and a data folder of its own, and waits until `readyPath` answers. */
export async function startServer(file: string, readyPath: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const child = spawn(process.execPath, [...serverNodeFlags, join(root, file)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), BANK_SANDBOX_PORT: '0', DATA_DIR: dataDir, ...env },
  });
  await waitUntilReady(child, `http://127.0.0.1:${String(port)}${readyPath}`);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server to be measured did not start');
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok || reply?.status === 404) return;
    await delay(READY_RETRY_MS);
  }
  throw new Error('The server to be measured was not ready in time');
}
