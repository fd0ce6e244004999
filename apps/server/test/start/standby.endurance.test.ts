import { execFile } from 'node:child_process';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { findPostgresPrograms, unprivilegedUser } from '../database/postgres-cluster.ts';
import { sayUntried } from '../processes/programs.ts';
import { WAIT } from '../wait.ts';

const run = promisify(execFile);
const programs = await findPostgresPrograms();
if (programs === undefined) sayUntried('a standby', 'PostgreSQL is not installed');
const STANDBY = fileURLToPath(new URL('../../../../deploy/standby', import.meta.url));
const START = 'pg_ctl start --wait --log="$PGDATA.log" --options="-p $PGPORT" > "$PGDATA.out"';

interface Machine {
  data: string;
  port: string;
}

interface Shell {
  type: (machine: Machine, commands: readonly string[]) => Promise<string>;
  folder: string;
}

async function openShell(): Promise<Shell> {
  const owner = await unprivilegedUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-standby-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const type = async ({ data, port }: Machine, commands: readonly string[]) => {
    const env = {
      PATH: `${programs ?? ''}${path.delimiter}${process.env.PATH ?? ''}`,
      LC_ALL: 'C',
      PGDATA: data,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
      REPLICATOR_PASSWORD: 'secret',
      ARCHIVE: path.join(folder, 'archive'),
    };
    const script = ['set -e', ...commands].join('\n');
    const { stdout } = await run('bash', ['-c', script], { ...owner, env, cwd: folder });
    return stdout;
  };
  return { type, folder };
}

test.skipIf(programs === undefined)(
  'deploy/standby sets up a standby that takes over without losing a write, and makes the old primary follow it',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const { type, folder } = await openShell();
    const newMachine = async (name: string) => ({ data: path.join(folder, name), port: String(await freePort()) });
    const [first, second] = [await newMachine('first'), await newMachine('second')];
    const ask = async (machine: Machine, statement: string) =>
      (await type(machine, [`psql --quiet --no-align --tuples-only -c "${statement}"`])).trim();
    const stop = (machine: Machine) => type(machine, ['pg_ctl stop --mode=immediate > /dev/null || true']);
    onTestFinished(async () => {
      await stop(first);
      await stop(second);
    });

    await type(first, ['initdb --username=postgres --auth=trust --no-sync > /dev/null']);
    await appendFile(
      path.join(first.data, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nhba_file = '${folder}/hba.conf'\n`,
    );
    await type(first, [`sed '/replication/d' "$PGDATA/pg_hba.conf" > hba.conf`]);
    await type(first, [START, `${STANDBY} prepare 127.0.0.1`, START.replace('start', 'restart')]);
    const follow = (machine: Machine, primary: Machine) =>
      // A new copy gets the port of its original.
      type(machine, [`PRIMARY_PORT=${primary.port} ${STANDBY} copy 127.0.0.1`, START]);
    await follow(second, first);
    await expect.poll(() => type(first, [`${STANDBY} require`]), WAIT).toMatch(/streaming \| sync/u);
    await ask(first, 'create table kept (n int); insert into kept values (1)');
    await ask(first, 'select pg_switch_wal()');
    await expect.poll(() => type(first, [`ls ${folder}/archive`]), WAIT).toMatch(/^[\dA-F]{24}$/mu);

    await stop(first);
    expect(await type(second, [`${STANDBY} take-over`])).toMatch(/^ f$/mu);
    await ask(second, 'insert into kept values (2)');
    await type(second, [`${STANDBY} prepare 127.0.0.1`]);
    await type(first, ['rm -r "$PGDATA"']);
    await follow(first, second);
    await expect.poll(() => type(second, [`${STANDBY} require`]), WAIT).toMatch(/streaming \| sync/u);
    await ask(second, 'insert into kept values (3)');
    await expect.poll(() => ask(first, 'select count(*) from kept'), WAIT).toBe('3');
  },
);
