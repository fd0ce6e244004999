import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { updateStepText } from '../../apps/server/src/modules/application/storage/step-statements.ts';

const run = promisify(execFile);

export interface Pgbench {
  transactionsPerSecond(seconds: number): Promise<number>;
  close(): Promise<void>;
}

const idOfClient = (client: string) => `('00000000-0000-7000-8000-' || lpad((${client})::text, 12, '0'))::uuid`;

function script(): string {
  const parameters: Record<string, string> = {
    $1: idOfClient(':client_id'),
    $2: idOfClient(':client_id'),
    $3: ':version',
    $4: `'2026-02-10T14:00:00Z'`,
    $5: `'{"requestAmount": 80000, "annualRevenue": 240000}'`,
  };
  const text = updateStepText('businessFunding', ['funding'], 'step').replaceAll(
    /\$\d/gu,
    (name) => parameters[name] ?? name,
  );
  return `${text.replaceAll('\n', ' ').trim()};\n\\set version :version + 1\n`;
}

async function makeRows(database: pg.Client, clients: number, applicationId: string): Promise<void> {
  const id = idOfClient('client');
  const series = `generate_series(0, ${String(clients - 1)}) as client`;
  await database.query(
    `insert into customer (id, email, email_folded, language, created_at)
    select ${id}, 'pgbench', 'pgbench', 'en', now() from ${series}`,
  );
  await database.query(
    `insert into application
    select (jsonb_populate_record(application, jsonb_build_object('id', ${id}, 'customer_id', ${id}, 'business_id', null))).*
    from application, ${series} where application.id = $1`,
    [applicationId],
  );
}

export async function openPgbench(
  programs: string,
  databaseUrl: string,
  clients: number,
  applicationId: string,
): Promise<Pgbench | undefined> {
  const program = join(programs, 'pgbench');
  if (!existsSync(program)) return undefined;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await makeRows(database, clients, applicationId);
  const folder = await mkdtemp(join(tmpdir(), 'portal-pgbench-'));
  const file = join(folder, 'save.sql');
  await writeFile(file, script());
  return {
    transactionsPerSecond: async (seconds) => {
      const isOwn = `id in (select ${idOfClient('client')} from generate_series(0, ${String(clients - 1)}) as client)`;
      await database.query(`update application set version = 0 where ${isOwn}`);
      const settings = ['--no-vacuum', '--protocol=prepared', '--jobs=2', '--define=version=0'];
      const load = [`--client=${String(clients)}`, `--time=${String(seconds)}`, `--file=${file}`];
      const { stdout } = await run(program, [...settings, ...load, databaseUrl]);
      const rate = Number(/^tps = ([\d.]+)/mu.exec(stdout)?.[1]);
      const { rows } = await database.query<{ saves: string }>(
        `select sum(version) as saves from application where ${isOwn}`,
      );
      if (!(rate > 0) || !(Number(rows[0]?.saves) > 0)) throw new Error('pgbench saved nothing');
      return rate;
    },
    close: async () => {
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
