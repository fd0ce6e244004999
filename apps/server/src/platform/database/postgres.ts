import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Connector, MigrationSession, Row } from './connector.ts';
import { DatabaseUnavailable, asDatabaseError } from './errors.ts';
import { createProbe } from './probe.ts';
import type { Probe, ProbePatience } from './probe.ts';
import { statementNames } from './statement-names.ts';
import { valueParsers } from './values.ts';

const MOST_CONNECTIONS = 10;
const MOST_JOB_CONNECTIONS = 4;
const JOB_CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const JOB_STATEMENT_TIMEOUT_MS = 60_000;
const LOCK_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const MOST_STATEMENT_NAMES = 500;
/** Any constant that no other program on the same database uses. */
const MIGRATION_LOCK = 4_714_220_171;
const PLAN_CHANGED = '0A000';
/** Control statements are cheap to plan and gain nothing from a name. */
const UNNAMED = /^(?:begin|commit|rollback|start|savepoint|release)\b/i;

/** How long callers wait for PostgreSQL before they hear that it is unavailable, in milliseconds. */
export type Patience = ProbePatience & { connectMs: number };

/** Together under the 2 seconds in which a caller must hear of it. */
const PATIENCE: Patience = { connectMs: 1500, statementMs: 900, answerMs: 700 };

const types = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : valueParsers[oid]) ?? (pg.types.getTypeParser(oid, format ?? 'text') as unknown),
};

/** Opens a pool of connections to PostgreSQL. Nothing is connected until the first statement. */
export function openPostgres(url: string, logger: Logger, patience = PATIENCE): Connector {
  const shared = { connectionString: url, types, keepAlive: true, idleTimeoutMillis: IDLE_TIMEOUT_MS };
  const pool = new pg.Pool({
    ...shared,
    application_name: 'portal',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: patience.connectMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  const jobPool = new pg.Pool({
    ...shared,
    application_name: 'portal jobs',
    max: MOST_JOB_CONNECTIONS,
    connectionTimeoutMillis: JOB_CONNECT_TIMEOUT_MS,
    statement_timeout: JOB_STATEMENT_TIMEOUT_MS,
    query_timeout: JOB_STATEMENT_TIMEOUT_MS,
  });
  for (const each of [pool, jobPool]) {
    surviveLostConnections(each, logger);
  }
  const probe = createProbe(
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: patience.connectMs }),
    patience,
  );

  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool: preparedPool(pool, probe) }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    executeSql: async (text, values) => {
      try {
        const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await jobPool.query<Row>(text, values);
        return { rows: Array.isArray(result) ? result.flatMap((each: pg.QueryResult<Row>) => each.rows) : result.rows };
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
    migrationSession: (work) => withMigrationLock(url, work),
    close: async () => {
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}

/** A lost connection is replaced by the pool; without a listener its event would end the process. */
function surviveLostConnections(pool: pg.Pool, logger: Logger): void {
  const note = (error: Error) => logger.warn({ err: error }, 'database connection lost');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
}

/** The pool as Kysely needs it: named statements, errors in our words, and broken connections thrown away. */
function preparedPool(pool: pg.Pool, probe: Probe): PostgresPool {
  const nameOf = statementNames(MOST_STATEMENT_NAMES);
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      try {
        const client = await pool.connect();
        const known = wrapped.get(client) ?? preparedClient(client, nameOf, probe);
        wrapped.set(client, known);
        return known;
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
    end: () => Promise.resolve(),
    options: pool.options,
  };
}

function preparedClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  probe: Probe,
): PostgresPoolClient {
  let broken = false;

  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) {
      throw new DatabaseUnavailable();
    }
    const name = UNNAMED.test(text) ? undefined : nameOf(text);
    try {
      return await probe.watch(client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }));
    } catch (error) {
      const own = asDatabaseError(error);
      broken = own instanceof DatabaseUnavailable ? isConnectionLost(own) : isPlanChanged(error);
      throw own;
    }
  };

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(broken || destroy === true),
  };
}

/** A cancelled or refused statement leaves its connection sound; anything else does not. */
function isConnectionLost(error: DatabaseUnavailable): boolean {
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return code !== '57014' && code !== '55P03' && !(typeof code === 'string' && code.startsWith('53'));
}

/** A migration by a newer process made a prepared statement of this connection unusable. */
function isPlanChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === PLAN_CHANGED;
}

async function withMigrationLock<T>(url: string, work: (session: MigrationSession) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: JOB_CONNECT_TIMEOUT_MS });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work({
      transaction: async (inner) => {
        await client.query('begin');
        try {
          await inner({
            script: async (text) => {
              await client.query(text);
            },
            statement: async (text, values) => {
              await client.query(text, values);
            },
          });
          await client.query('commit');
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      },
      rows: async (text) => (await client.query<Row>(text)).rows,
    });
  } catch (error) {
    throw asDatabaseError(lost ?? error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
