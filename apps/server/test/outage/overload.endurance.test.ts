import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { availableBalancers, balancerNames, startBalancer } from '../processes/balancers.ts';
import { freePort } from '../processes/free-port.ts';
import { productionEnvironment } from '../processes/production-environment.ts';
import { startServerProcess, statusOf } from '../processes/server-process.ts';

const POLL = { timeout: 2 * MINUTE_MS, interval: 100 };
const CALLS = 10;
/** Holds up the event loop for 0.9 s at a time while the file exists. */
const HOLD_UP = `
  import { existsSync } from 'node:fs';
  const clock = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => existsSync(process.env.BUSY_FILE) && Atomics.wait(clock, 0, 0, 900), 1).unref();`;

const names = availableDatabases().includes('postgres') ? availableBalancers() : [];

async function startServers() {
  const [database, folder] = [
    await createPostgresDatabase(true),
    await mkdtemp(path.join(tmpdir(), 'portal-overload-')),
  ];
  const atEnd = [database.drop, () => rm(folder, { recursive: true, force: true })];
  onTestFinished(async () => {
    for (const end of atEnd) await end();
  });
  const start = async (name: string) => {
    const [port, busyFile] = [String(await freePort()), path.join(folder, name)];
    const server = startServerProcess({
      ...productionEnvironment,
      PORT: port,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      BUSY_FILE: busyFile,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOLD_UP)}`,
    });
    atEnd.unshift(async () => void (await server.end('SIGKILL')));
    await server.ready();
    return {
      host: `127.0.0.1:${port}`,
      holdUp: () => writeFile(busyFile, ''),
      release: () => rm(busyFile),
    };
  };
  return [await start('first'), await start('second')] as const;
}

test.for(balancerNames)(
  'behind %s, another server takes over from an overloaded one, and the last ones stay',
  { timeout: 10 * MINUTE_MS },
  async (name, { skip }) => {
    if (!names.includes(name)) return skip(`${name} or PostgreSQL is not installed`);
    const [first, second] = await startServers();
    const balancer = await startBalancer(name, [first.host, second.host]);
    onTestFinished(() => balancer.stop());
    onTestFailed(() => void process.stderr.write(balancer.output.text));
    const call = async () => {
      const response = await fetch(`${balancer.origin}/api/openapi.json`);
      await response.arrayBuffer();
      return [response.status, response.headers.has('retry-after')];
    };
    const becomeAll = (status: number, hasRetryAfter: boolean) =>
      expect
        .poll(() => Promise.all(Array.from({ length: CALLS }, call)), POLL)
        .toEqual(Array.from({ length: CALLS }, () => [status, hasRetryAfter]));

    await becomeAll(200, false);
    await first.holdUp();
    await expect.poll(() => statusOf(`http://${first.host}/leavez`), POLL).toBe(503);
    await becomeAll(200, false);
    await second.holdUp();
    // The portal's own refusal, not an error of the balancer.
    await becomeAll(503, true);
    await first.release();
    await becomeAll(200, false);
    await second.release();
    await becomeAll(200, false);
  },
);
