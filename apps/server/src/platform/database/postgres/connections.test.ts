import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { availableDatabases, createPostgresDatabase } from '../../../../test/database/databases.ts';
import { systemClock } from '../../clock.ts';
import { createLogger } from '../../logger.ts';
import {
  CONNECTIONS_OF_MIGRATIONS,
  connectionsOfAProcess,
  IDLE_CONNECTION_MS,
  listeningTimeouts,
  migrationTimeouts,
  MOST_CONNECTIONS_OF_A_PROCESS,
  OTHER_CONNECTIONS,
  queueTimeouts,
  requestLimits,
  requestTimeouts,
} from './connections.ts';
import { openDatabase } from '../open-database.ts';

const POSTGRES_DEFAULT = 100;
const POLL = { timeout: 60_000, interval: 50 };

const guide = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');
const section = guide.split('## PostgreSQL connections\n')[1]?.split(/^### /mu)[0] ?? '';
const seconds = (ms: number) => `${String(ms / 1000)} s`;

test('docs/operations.md lists the actual connections of a process and their limits', () => {
  const rows = [...section.matchAll(/^\| (.*) \|$/gmu)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.trim()),
  );
  const { requests, queue, listening, probe } = connectionsOfAProcess;
  const { lock_timeout: lock, idle_in_transaction_session_timeout: idle, statement_timeout: statement } = requestLimits;
  const expected = [
    [requests, requestTimeouts.connectMs, seconds(statement), `${seconds(lock)} for a lock, ${seconds(idle)} idle`],
    [queue, queueTimeouts.connectMs, seconds(queueTimeouts.statementMs), ''],
    [listening, listeningTimeouts.connectMs, seconds(listeningTimeouts.connectMs), seconds(listeningTimeouts.checkMs)],
    [probe, requestTimeouts.responseMs, seconds(requestTimeouts.responseMs), seconds(requestTimeouts.statementMs)],
    [`**${String(MOST_CONNECTIONS_OF_A_PROCESS)}**`, undefined, '', ''],
    [CONNECTIONS_OF_MIGRATIONS, migrationTimeouts.connectMs, 'no limit', seconds(migrationTimeouts.tableMs)],
  ].map(([count, connect, each, further]) => [
    String(count),
    connect === undefined ? '' : seconds(Number(connect)),
    each,
    expect.stringContaining(String(further)) as string,
  ]);
  expect(rows.slice(2).map((row) => row.slice(1))).toEqual(expected);
});

test('docs/operations.md calculates max_connections for the actual deployment', () => {
  const text = section.replaceAll(/\s+/gu, ' ');
  expect(text).toContain(
    `\`max_connections\` ≥ ${String(MOST_CONNECTIONS_OF_A_PROCESS)} × processes + ${String(OTHER_CONNECTIONS)}`,
  );
  const processes = Math.floor((POSTGRES_DEFAULT - OTHER_CONNECTIONS) / MOST_CONNECTIONS_OF_A_PROCESS);
  expect(text).toContain(`${String(POSTGRES_DEFAULT)}, its default, is enough for ${String(processes)} processes`);
  expect(text).toContain(`closed after ${String(IDLE_CONNECTION_MS / 1000)} seconds`);
});

test.runIf(availableDatabases().includes('postgres'))(
  'a process opens the documented number of connections, with the documented limits',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openDatabase(
      { databaseUrl: url, dataDir: '' },
      { clock: systemClock, logger: createLogger({ level: 'silent' }) },
    );
    const listening = database.listen(['changes'], { onNotice: () => undefined, onListening: () => undefined });
    onTestFinished(async () => {
      await listening.stop();
      await database.close();
      await drop();
    });
    const held = async () => {
      const { rows } = await database.executeSql(
        `select application_name as name, count(*)::int as count from pg_stat_activity
         where datname = current_database() group by 1 order by 1`,
      );
      return rows;
    };
    const { requests, queue } = connectionsOfAProcess;
    const twice = (count: number) => Array.from({ length: 2 * count });
    await Promise.all([
      ...twice(requests).map(() => sql`select pg_sleep(0.05)`.execute(database.query)),
      ...twice(queue).map(() => database.executeSql('select pg_sleep(0.05)')),
    ]);
    await expect.poll(held, POLL).toEqual([
      { name: 'portal', count: requests },
      { name: 'portal jobs', count: queue },
      { name: 'portal listener', count: connectionsOfAProcess.listening },
    ]);

    const limits = `select name, setting::int from pg_settings where name in ('${Object.keys(requestLimits).join("','")}')`;
    const ofRequests = await sql<{ name: string; setting: number }>`${sql.raw(limits)}`.execute(database.query);
    expect(Object.fromEntries(ofRequests.rows.map(({ name, setting }) => [name, setting]))).toEqual(requestLimits);
    expect((await database.executeSql(limits)).rows).toContainEqual({
      name: 'statement_timeout',
      setting: queueTimeouts.statementMs,
    });
  },
);
