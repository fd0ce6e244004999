import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Connector, MigrationSession, Row } from './connector.ts';
import { DatabaseUnavailable, asDatabaseError, isPlanChanged } from './errors.ts';
import { listenPostgres } from './listen-postgres.ts';
import { createProbe } from './probe.ts';
import type { Probe, ProbeTimeouts } from './probe.ts';
import { type StatementNames, statementNames } from './statement-names.ts';
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
/**
 * Control statements are cheap to plan and gain nothing from a name. What says so is planned for its values each time:
 * a search or a filter needs another plan for a rare value than for a frequent one.
 */
const UNNAMED = /^(?:begin|commit|rollback|start|savepoint|release)\b|^\s*\/\* for its values \*\//iu;

const BEGINS = /^(?:begin|start)\b/iu;
const ENDS = /^(?:commit|rollback)$/iu;

/** How long callers wait for PostgreSQL before it counts as unavailable, in milliseconds. */
export type DatabaseTimeouts = ProbeTimeouts & { connectMs: number };

/** Together below the 2 seconds in which a caller must get a response. */
const defaultTimeouts: DatabaseTimeouts = { connectMs: 1500, statementMs: 900, responseMs: 700 };

const types = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : valueParsers[oid]) ?? (pg.types.getTypeParser(oid, format ?? 'text') as unknown),
};

/** Opens a pool of connections to PostgreSQL. Nothing is connected until the first statement. */
export function openPostgres(url: string, logger: Logger, timeouts = defaultTimeouts): Connector {
  const shared = { connectionString: url, types, keepAlive: true, idleTimeoutMillis: IDLE_TIMEOUT_MS };
  const pool = new pg.Pool({
    ...shared,
    application_name: 'portal',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs,
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
  for (const each of [pool, jobPool]) surviveLostConnections(each, logger);

  const probe = createProbe(
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: timeouts.connectMs }),
    timeouts,
  );

  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool: preparedPool(pool, probe) }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (channel, listener) => listenPostgres(url, channel, listener, logger),
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

/** The pool replaces a lost connection; without a listener, its event would end the process. */
function surviveLostConnections(pool: pg.Pool, logger: Logger): void {
  const note = (error: Error) => logger.warn({ err: error }, 'database connection lost');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
}

/** The pool as Kysely needs it: named statements, our own errors, and broken connections discarded. */
function preparedPool(pool: pg.Pool, probe: Probe): PostgresPool {
  const names = statementNames(MOST_STATEMENT_NAMES);
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      try {
        const client = await pool.connect();
        const known = wrapped.get(client) ?? preparedClient(client, names, probe);
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

function preparedClient(client: pg.PoolClient, names: StatementNames, probe: Probe): PostgresPoolClient {
  let broken = false;
  let isInTransaction = false;

  const ask = (text: string, values: readonly unknown[]) => {
    const name = UNNAMED.test(text) ? undefined : names.nameOf(text);
    return probe.watch(client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }));
  };
  /** A newer process may have changed a table: a transaction begins again, and anything else is asked once more. */
  const askAgain = (error: unknown, text: string, values: readonly unknown[]) => {
    if (!isPlanChanged(error)) throw error;
    names.renew();
    if (isInTransaction) throw error;
    return ask(text, values);
  };

  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw new DatabaseUnavailable();

    try {
      const result = await ask(text, values).catch((error: unknown) => askAgain(error, text, values));
      if (BEGINS.test(text)) isInTransaction = true;
      else if (ENDS.test(text)) isInTransaction = false;
      return result;
    } catch (error) {
      const own = asDatabaseError(error);
      broken = own instanceof DatabaseUnavailable && isConnectionLost(own);
      throw own;
    }
  };

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(broken || destroy === true),
  };
}

/** A cancelled or refused statement leaves its connection usable; anything else does not. */
function isConnectionLost(error: DatabaseUnavailable): boolean {
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return code !== '57014' && code !== '55P03' && !(typeof code === 'string' && code.startsWith('53'));
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
