import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from './database/index.ts';
import { QUEUE_SCHEMA } from './database/migrate/queue-schema.ts';

const BUILD_POLL_MS = 200;
const SUPERVISE_SECONDS = 60;
/** An arbitrary constant that no other program on the same database uses. */
const INDEX_LOCK = 4_714_220_172;
const UNFINISHED = `${QUEUE_SCHEMA}.portal_unfinished_job`;

interface BossOptions {
  superviseSeconds: number;
  migrates: boolean;
}

export function newBoss(database: Database, { superviseSeconds, migrates }: BossOptions): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    backend: database.kind,
    schema: QUEUE_SCHEMA,
    migrate: migrates,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
    reindex: database.kind === 'postgres',
  });
}

/** Creates or upgrades the queue's tables, including indexes built concurrently, for servers that expect them. */
export async function migrateQueue(database: Database): Promise<void> {
  const boss = newBoss(database, { superviseSeconds: SUPERVISE_SECONDS, migrates: true });
  await boss.start();
  await indexUnfinished(database);
  while (await isBuilding(database)) await delay(BUILD_POLL_MS);
  await boss.stop({ graceful: false, close: false });
}

/** Finished jobs stay for days; these indexes count the others without reading the finished ones. */
export async function indexUnfinished(database: Database): Promise<void> {
  const { rows } = await database.executeSql('select to_regclass($1) is not null as is_there', [UNFINISHED]);
  if (rows[0]?.is_there === true) return;
  await database.executeSql(`
    select pg_advisory_xact_lock(${String(INDEX_LOCK)});
    create index if not exists portal_unfinished_job on ${QUEUE_SCHEMA}.job_common (name, state, start_after)
      where state <> 'completed'`);
}

async function isBuilding(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(
    `select exists (select from ${QUEUE_SCHEMA}.bam where status::text in ('pending', 'in_progress')) as is_building`,
  );
  return rows[0]?.is_building === true;
}
