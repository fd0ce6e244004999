import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { findProgram, findPrograms } from './programs.ts';
import { statusOf } from './server-process.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy', import.meta.url));

/** Both match deploy/systemd/portal-probe.service. */
const PROBE_EVERY_MS = 500;
const PROBE_TIMEOUT_MS = 3000;
/** Only reached by a server that hangs, because the machine may be busy. */
const LISTENS_WITHIN = { timeout: MINUTE_MS, interval: 50 };

export type BalancerName = keyof typeof balancers;

export interface Balancer {
  readonly origin: string;
  readonly output: { text: string };
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  port: number;
  upstreams: readonly string[];
  hosts: readonly string[];
}

interface Started {
  args: string[];
  /** Path that another program must probe every half second. */
  probe?: string;
  env?: Record<string, string>;
}

const balancers = {
  nginx: async ({ folder, port, upstreams }: Place): Promise<Started> => {
    const site = await readFile(path.join(DEPLOY, 'nginx/portal.conf'), 'utf8');
    const probePort = await freePort();
    const adapted = site
      .replaceAll(/^ +server 127\.0\.0\.1:3001 .*\n/gmu, (line) =>
        upstreams.map((upstream) => line.replace('127.0.0.1:3001', upstream)).join(''),
      )
      .replaceAll(/^ +server 127\.0\.0\.1:3002 .*\n/gmu, '')
      // As many tries as servers, as a comment in the configuration file requires.
      .replace('proxy_next_upstream_tries 2', `proxy_next_upstream_tries ${String(upstreams.length)}`)
      .replaceAll(/^ +listen \[::\].*\n/gmu, '')
      .replaceAll(/^ +ssl_.*\n/gmu, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${String(port)}`)
      .replace('listen 80', `listen unix:${folder}/redirect.sock`)
      .replace('127.0.0.1:8081', `127.0.0.1:${String(probePort)}`);
    await writeFile(path.join(folder, 'portal.conf'), adapted);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const main = `
      ${userInfo().uid === 0 ? 'user root;' : ''}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        ${temporary.join(' ')}
        include ${folder}/portal.conf;
      }`;
    const file = path.join(folder, 'nginx.conf');
    await writeFile(file, main);
    return { args: ['-e', 'stderr', '-p', folder, '-c', file], probe: `http://127.0.0.1:${String(probePort)}/leavez` };
  },
  caddy: ({ folder, port, upstreams, hosts }: Place): Started => {
    const env = {
      CADDY_OPTIONS: 'admin off',
      SITE: ['127.0.0.1', ...hosts].map((host) => `http://${host}:${String(port)}`).join(', '),
      UPSTREAMS: upstreams.join(' '),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    return { args: ['run', '--adapter', 'caddyfile', '--config', path.join(DEPLOY, 'caddy/Caddyfile')], env };
  },
} as const satisfies Record<string, (place: Place) => Started | Promise<Started>>;

export const balancerNames = Object.keys(balancers) as BalancerName[];

export function availableBalancers(): BalancerName[] {
  return balancerNames.filter((name) => findPrograms(`the portal behind ${name}`, [name]) !== undefined);
}

/**
 * Starts a balancer in front of servers (`host:port`). It ends with this process.
 * @param hosts names it accepts in addition to its address
 */
export async function startBalancer(
  name: BalancerName,
  upstreams: readonly string[],
  hosts: readonly string[] = [],
): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), `portal-${name}-`));
  const port = await freePort();
  const { args, env, probe } = await balancers[name]({ folder, port, upstreams, hosts });
  const child = spawn(findProgram(name) ?? name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const probing = new AbortController();
  if (probe) void keepProbing(probe, probing.signal);
  const origin = `http://127.0.0.1:${String(port)}`;
  // A path that the balancer refuses itself: for any other it may wait for a server.
  await vi.waitFor(async () => expect(await statusOf(`${origin}/healthz`), output.text).toBe(404), LISTENS_WITHIN);
  return {
    origin,
    output,
    stop: async () => {
      probing.abort();
      process.off('exit', endWithUs);
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function keepProbing(url: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await delay(PROBE_EVERY_MS, undefined, { ref: false });
    await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => undefined);
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}
