import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { unprivilegedUser } from './postgres-cluster.ts';

const STARTS_WITHIN = { timeout: 60_000, interval: 20 };
/** Fewer connections than two processes hold, so that the pooler has to share them. */
const POOL_SIZE = 8;
const DEBIAN_FOLDER = '/usr/sbin';

export interface PgBouncer {
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

export function findPgBouncer(): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), DEBIAN_FOLDER]
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((program) => existsSync(program));
}

export async function startPgBouncer(program: string, databaseUrl: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(databaseUrl);
  const owner = await unprivilegedUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pgbouncer-'));
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  await writeFile(users, `"${username}" ""\n`);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr=127.0.0.1`,
    `listen_port=${String(port)}`,
    'unix_socket_dir=',
    'auth_type=trust',
    `auth_file=${users}`,
    'pool_mode=transaction',
    `default_pool_size=${String(POOL_SIZE)}`,
  ];
  await writeFile(settings, lines.join('\n'));
  if (owner !== undefined) for (const each of [folder, users, settings]) await chown(each, owner.uid, owner.gid);

  const bouncer = spawn(program, ['-q', settings], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(bouncer, 'exit');
  const urlOf = (url: string) => {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(port);
    return through.href;
  };
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: urlOf(databaseUrl) });
    await client.connect();
    await client.end();
  }, STARTS_WITHIN);
  return {
    urlOf,
    stop: async () => {
      bouncer.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
