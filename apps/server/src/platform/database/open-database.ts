import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import type { Config } from '../../config/index.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { currentTracer } from '../telemetry/tracing.ts';
import { within } from '../within.ts';
import type { Connector } from './connector.ts';
import type { Database, Listening, PlannedMigration, Transaction } from './database.ts';
import { asDatabaseError, isRetryable, MigrationsMissing } from './errors.ts';
import { applyMigrations, findMigrationState, type MigrationState, readMigrationFiles } from './migrate/migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { DatabaseUrls } from './postgres/postgres-route.ts';
import type { Schema } from './schema.ts';
import { findQueueVersion, QUEUE_SCHEMA, QUEUE_SCHEMA_VERSION } from './migrate/queue-schema.ts';
import { spansOfStatements } from './statement-spans.ts';
import { createTransactionScope } from './transaction-scope.ts';

const SQL_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_TRIES = 4;
const FIRST_RETRY_DELAY_MS = 20;
const READY_TIMEOUT_MS = 1000;

export interface DatabaseParts {
  clock: Clock;
  logger: Logger;
  sqlFolder?: string;
}

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in the data folder. Throws
 * `DatabaseUnreachable`, or `DataFolderInUse` if another process has it open.
 */
export async function openDatabase(
  config: DatabaseUrls & Pick<Config, 'dataDir'>,
  parts: DatabaseParts,
): Promise<Database> {
  const connector =
    config.databaseUrl === undefined
      ? await openPglite(config.dataDir)
      : await openPostgres(config.databaseUrl, parts.logger, { directUrl: config.databaseDirectUrl });
  return databaseOver(connector, parts);
}

export function databaseOver(connector: Connector, parts: DatabaseParts): Database {
  const folder = parts.sqlFolder ?? SQL_FOLDER;
  const scope = createTransactionScope();
  const tracer = currentTracer();
  const unguarded = new Kysely<Schema>({
    dialect: connector.dialect,
    ...(tracer ? { log: spansOfStatements(tracer, connector.kind) } : {}),
  });
  const guarded = unguarded.withPlugin(scope.guard);
  const listenings: Listening[] = [];
  let complete = false;

  const runOnce = <T>(work: (tx: Transaction) => Promise<T>) =>
    scope.run<T>((inside) => unguarded.transaction().execute((tx) => inside(() => work(tx))));

  const reader = { rows: async (text: string) => (await connector.executeSql(text)).rows };
  const isComplete = async () => {
    const { missing, outdated } = await findMigrationState(reader, await readMigrationFiles(folder));
    complete ||= missing.length + outdated.length === 0;
    return complete;
  };

  const isThere = async (table: string) => {
    const { rows } = await connector.executeSql('select to_regclass($1) is not null as is_there', [table]);
    return rows[0]?.is_there === true;
  };

  const migrationState = async (): Promise<MigrationState> => {
    const files = await readMigrationFiles(folder);
    if (await isThere('migration')) return connector.migration((run) => findMigrationState(run, files));
    return { missing: [...files.migrations], outdated: [...files.definitions], newer: [] };
  };

  const noteNewer = (newer: readonly string[]) => {
    if (newer.length > 0) parts.logger.warn({ migrations: newer }, 'a newer version has migrated the database');
  };

  return {
    kind: connector.kind,
    get query() {
      scope.assertOutside();
      return guarded;
    },
    transaction: async (work) => {
      scope.assertOutside();
      for (let tries = 1; ; tries += 1) {
        try {
          return await runOnce(work);
        } catch (error) {
          if (!isRetryable(error) || tries === MOST_TRIES) throw asDatabaseError(error);

          await delay(randomInt(FIRST_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** tries));
        }
      }
    },
    afterCommit: scope.afterCommit,
    connections: () => connector.connections(),
    listen: (channels, listener) => {
      const listening = connector.listen(channels, listener);
      listenings.push(listening);
      return listening;
    },
    executeSql: (text, values) => connector.executeSql(text, values),
    migrate: async () => {
      const { applied, newer } = await applyMigrations(connector, await readMigrationFiles(folder), parts.clock);
      complete = true;
      applied.forEach((migration) => parts.logger.info({ migration }, 'migration applied'));
      noteNewer(newer);
    },
    missingMigrations: async () => {
      return [...toPlanned(await migrationState()), ...queueChanges(await findQueueVersion(connector))];
    },
    migrationState: async () => {
      const files = await readMigrationFiles(folder);
      const { missing, outdated, newer } = await findMigrationState(reader, files);
      return {
        expected: files.migrations.length + files.definitions.length,
        missing: missing.length + outdated.length,
        newer: newer.length,
      };
    },
    assertMigrated: async () => {
      if (queueChanges(await findQueueVersion(connector)).length > 0) throw new MigrationsMissing();
      const { missing, outdated, newer } = await migrationState();
      if (missing.length + outdated.length > 0) throw new MigrationsMissing();
      noteNewer(newer);
    },
    ready: () =>
      within(
        connector
          .executeSql("select current_setting('transaction_read_only') = 'off' as is_writable")
          .then(({ rows }) => rows[0]?.is_writable === true && (complete || isComplete()))
          .catch(() => false),
        READY_TIMEOUT_MS,
        false,
      ),
    close: async () => {
      try {
        await Promise.all(listenings.map((listening) => listening.stop()));
      } finally {
        await connector.close();
      }
    },
  };
}

function queueChanges(version: number | undefined): PlannedMigration[] {
  if (version !== undefined && version >= QUEUE_SCHEMA_VERSION) return [];
  const from = version === undefined ? '' : ` from ${String(version)}`;
  return [{ name: `${QUEUE_SCHEMA} ${String(QUEUE_SCHEMA_VERSION)}${from}`, isConcurrent: false, needs: undefined }];
}

function toPlanned({ missing, outdated }: MigrationState): PlannedMigration[] {
  return [
    ...missing.map(({ name, concurrent, needs }) => ({ name, isConcurrent: concurrent.length > 0, needs })),
    ...outdated.map(({ file }) => ({ name: file, isConcurrent: false, needs: undefined })),
  ];
}
