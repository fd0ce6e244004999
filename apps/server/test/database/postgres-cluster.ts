import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../processes/free-port.ts';

const run = promisify(execFile);
const START_TRIES = 200;
const START_RETRY_MS = 50;
const RESTART_TRIES = 20;
const NOT_STARTED = 'The PostgreSQL of the tests did not start';
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const SUPERUSER = 'portal';

export interface PostgresCluster {
  urlOf(database: string): string;
  execute(statement: string): Promise<void>;
  /**
   * Kills all its processes with kill -9, like a crash; if the main process has already ended, kills those that are
   * left.
   */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Suspends all its processes, with connections open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Starts a synchronous standby: from then on, each commit waits for it. */
  startStandby(): Promise<PostgresCluster>;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs: from the path, otherwise the newest of Debian's folders. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN_FOLDER) ? await readdir(DEBIAN_FOLDER) : [];
  const newestFirst = versions.toSorted((left, right) => Number(right) - Number(left));
  const folders = [
    ...newestFirst.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))));
}

/**
 * Creates and starts a cluster with the programs in `programs`, as an unprivileged user if the tests run as root.
 * `durable` guarantees commits, at a cost. `log` is an empty folder owned by PostgreSQL, for its write-ahead log in
 * small files. `further` are PostgreSQL settings.
 */
export async function startPostgresCluster(
  programs: string,
  { durable = false, log, further = [] }: { durable?: boolean; log?: string; further?: readonly string[] } = {},
): Promise<PostgresCluster> {
  const { folder, data, owner } = await newFolder();
  await run(
    path.join(programs, 'initdb'),
    [
      ...['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      ...(log === undefined ? [] : ['-X', log, '--wal-segsize=1']),
    ],
    {
      ...owner,
      cwd: folder,
    },
  );
  const fast = ['fsync=off', 'full_page_writes=off'];
  // Without fsync, a commit still reaches the operating system, so that `kill` loses none.
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...(durable ? [] : fast), ...further];
  return startIn({ folder, data, owner }, programs, settings);
}

interface ClusterFolder {
  folder: string;
  data: string;
  owner: { uid: number; gid: number } | undefined;
}

async function newFolder(): Promise<ClusterFolder> {
  const owner = await unprivilegedUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  return { folder, data: path.join(folder, 'data'), owner };
}

async function startIn(
  { folder, data, owner }: ClusterFolder,
  programs: string,
  settings: readonly string[],
): Promise<PostgresCluster> {
  const port = await freePort();
  const start = () =>
    spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      },
    );
  let server = start();
  const signalAll = (signal: NodeJS.Signals) =>
    [server.pid ?? 0, ...childrenOf(server.pid ?? 0)].forEach((pid) => sendSignal(pid, signal));

  const cluster: PostgresCluster = {
    urlOf: (database) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
    execute: (statement) => execute(cluster.urlOf('postgres'), statement),
    kill: async () => {
      if (hasEnded(server)) return;
      const ended = endOf(server);
      signalAll('SIGKILL');
      await ended;
    },
    restart: async () => {
      for (let tries = 1; ; tries += 1) {
        server = start();
        // After kill -9, PostgreSQL refuses to start while a previous process is still exiting.
        if (await waitUntilReady(cluster, server)) return;
        if (tries === RESTART_TRIES) throw new Error(NOT_STARTED);
      }
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    startStandby: async () => {
      const place = await newFolder();
      const copy = ['-D', place.data, '-d', cluster.urlOf('postgres'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
      await run(path.join(programs, 'pg_basebackup'), copy, { ...place.owner, cwd: place.folder });
      const standby = await startIn(place, programs, settings);
      await cluster.execute("alter system set synchronous_standby_names = '*'");
      await cluster.execute('select pg_reload_conf()');
      return standby;
    },
    stop: async () => {
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
  if (!(await waitUntilReady(cluster, server))) throw new Error(NOT_STARTED);
  return cluster;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);
}

/** A process that has just exited needs no signal. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function waitUntilReady(cluster: PostgresCluster, server: ChildProcess): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await cluster.execute('select 1');
      return true;
    } catch (error) {
      if (hasEnded(server)) return false;
      if (tries === START_TRIES) throw new Error(NOT_STARTED, { cause: error });
      await delay(START_RETRY_MS);
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown, which does not wait for sessions. */
async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = endOf(server);
  if (!hasEnded(server)) server.kill(signal);
  await ended;
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

async function endOf(server: ChildProcess): Promise<void> {
  if (!hasEnded(server)) await new Promise((resolve) => server.once('exit', resolve));
}

/** PostgreSQL and PgBouncer refuse to run as root; undefined if the tests do not. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, user])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user to run it as');
}
