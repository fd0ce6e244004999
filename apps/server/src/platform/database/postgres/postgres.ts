import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../../logger.ts';
import {
  connectionsOfAProcess,
  type DatabaseTimeouts,
  IDLE_CONNECTION_MS,
  KEEP_ALIVE_MS,
  LONGEST_SILENCE_MS,
  migrationTimeouts,
  queueTimeouts,
  requestLimits,
  requestTimeouts,
} from './connections.ts';
import type { Connector, Row } from '../connector.ts';
import type { Listening, PoolUse } from '../database.ts';
import { DatabaseUnavailable, asDatabaseError, isPlanChanged } from '../errors.ts';
import { listenPostgres } from './listen-postgres.ts';
import { migratePostgres } from '../migrate/migrate-postgres.ts';
import { findPostgresRoute, type PostgresRoute } from './postgres-route.ts';
import { patientConnect } from './patient-connect.ts';
import { createProbe } from './probe.ts';
import type { Probe } from './probe.ts';
import { statementNames } from '../statement-names.ts';
import { valueParsers } from '../values.ts';

/** JIT compilation of the overview's statements takes seconds, many times their run time. */
const WITHOUT_JIT = '-c jit=off';
const MOST_STATEMENT_NAMES = 500;
/**
 * Control statements gain nothing from a name. Marked statements are planned for their values each time: a search for a
 * rare value needs a different plan from a search for a frequent one.
 */
const UNNAMED = /^(?:begin|commit|rollback|start|savepoint|release)\b|^\s*\/\* for its values \*\//iu;

const BEGINS = /^(?:begin|start)\b/iu;
const ENDS = /^(?:commit|rollback)$/iu;
/** Seeding turns the time limit off, for one transaction or until it resets the limit. */
const liftsLimit = /^\s*set (?:local )?statement_timeout = 0$/iu;
const restoresLimit = /^(?:commit|rollback|reset statement_timeout)$/iu;
const SET_LIMITS = Object.entries(requestLimits)
  .map(([name, milliseconds]) => `set local ${name} = ${String(milliseconds)}`)
  .join('; ');

const types = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : valueParsers[oid]) ?? (pg.types.getTypeParser(oid, format ?? 'text') as unknown),
};

interface PostgresOptions {
  /** Connects without the pooler, if there is one. */
  directUrl?: string | undefined;
  timeouts?: DatabaseTimeouts;
}

/** Opens connection pools to PostgreSQL, directly or through a pooler. Throws `DatabaseUnreachable`. */
export async function openPostgres(
  url: string,
  logger: Logger,
  { directUrl, timeouts = requestTimeouts }: PostgresOptions = {},
): Promise<Connector> {
  const route = await findPostgresRoute(url, directUrl, { connectMs: queueTimeouts.connectMs, logger });
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };
  const shared = { connectionString: url, types, ...keepAlive, idleTimeoutMillis: IDLE_CONNECTION_MS };
  const pool = new pg.Pool({
    ...shared,
    application_name: 'portal',
    max: connectionsOfAProcess.requests,
    connectionTimeoutMillis: timeouts.connectMs,
    ...(route.isPooled ? {} : { ...requestLimits, options: WITHOUT_JIT }),
  });
  const jobPool = new pg.Pool({
    ...shared,
    application_name: 'portal jobs',
    max: connectionsOfAProcess.queue,
    connectionTimeoutMillis: queueTimeouts.connectMs,
    query_timeout: queueTimeouts.statementMs,
    ...(route.isPooled ? {} : { statement_timeout: queueTimeouts.statementMs }),
  });
  for (const each of [pool, jobPool]) surviveLostConnections(each, logger);

  const connect = patientConnect(pool, { max: connectionsOfAProcess.requests, withinMs: timeouts.connectMs });
  const connectQueue = patientConnect(jobPool, {
    max: connectionsOfAProcess.queue,
    withinMs: queueTimeouts.connectMs,
  });

  const probe = createProbe(
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: timeouts.connectMs }),
    timeouts,
  );

  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool: preparedPool(pool.options, connect, probe, route) }),
    connections: () => ({ requests: useOf(pool), queue: useOf(jobPool) }),
    listen: (channels, listener) =>
      route.listenUrl === undefined ? notListening : listenPostgres(route.listenUrl, channels, listener, logger),
    executeSql: async (text, values) => {
      try {
        return await queryOnce(await connectQueue(), text, values);
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
    migration: (work) =>
      migratePostgres(
        { connectionString: route.migrationUrl, types, connectionTimeoutMillis: migrationTimeouts.connectMs },
        work,
      ),
    close: async () => {
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}

async function queryOnce(client: pg.PoolClient, text: string, values: unknown[] | undefined): Promise<{ rows: Row[] }> {
  let failure: Error | undefined;
  try {
    const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text, values);
    return { rows: Array.isArray(result) ? result.flatMap((each: pg.QueryResult<Row>) => each.rows) : result.rows };
  } catch (error) {
    failure = error instanceof Error ? error : new Error('The statement failed');
    throw error;
  } finally {
    client.release(failure);
  }
}

function useOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** The pool replaces lost connections; an unhandled error event would end the process. */
function surviveLostConnections(pool: pg.Pool, logger: Logger): void {
  const note = (error: Error) => logger.warn({ err: error }, 'database connection lost');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
}

/** Never notifies and never starts listening. */
const notListening: Listening = { stop: () => Promise.resolve() };

interface Statement extends pg.QueryConfig {
  /** Timeout in ms after which the connection is discarded; missing in node-postgres's types. */
  query_timeout?: number;
}

interface Sending {
  statementOf(text: string, isInTransaction: boolean): Statement;
  renew(): void;
}

function sendNamed(): Sending {
  const names = statementNames(MOST_STATEMENT_NAMES);
  return {
    statementOf: (text) => {
      const name = UNNAMED.test(text) ? undefined : names.nameOf(text);
      return { text, query_timeout: LONGEST_SILENCE_MS, ...(name === undefined ? {} : { name }) };
    },
    renew: () => names.renew(),
  };
}

/** The next statement may use another session, which has neither the prepared names nor the limits. */
const sendUnnamed: Sending = {
  statementOf: (text, isInTransaction) => {
    if (BEGINS.test(text)) return { text: `${text}; ${SET_LIMITS}` };
    return isInTransaction ? { text } : { text, query_timeout: requestLimits.statement_timeout };
  },
  renew: () => undefined,
};

/**
 * Adapts the pool for Kysely: statements are sent as the route requires, errors are converted to ours, and broken
 * connections are discarded.
 */
function preparedPool(
  options: pg.PoolOptions,
  connect: () => Promise<pg.PoolClient>,
  probe: Probe,
  { isPooled }: PostgresRoute,
): PostgresPool {
  const sending = isPooled ? sendUnnamed : sendNamed();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      try {
        const client = await connect();
        const known = wrapped.get(client) ?? preparedClient(client, sending, probe);
        wrapped.set(client, known);
        return known;
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
    end: () => Promise.resolve(),
    options,
  };
}

function preparedClient(client: pg.PoolClient, sending: Sending, probe: Probe): PostgresPoolClient {
  let broken = false;
  let isInTransaction = false;
  let isLimited = true;

  const ask = (text: string, values: readonly unknown[]) => {
    const statement = { ...sending.statementOf(text, isInTransaction), ...(isLimited ? {} : { query_timeout: 0 }) };
    return probe.watch(client.query({ ...statement, values: [...values] }));
  };
  const note = (text: string) => {
    if (BEGINS.test(text)) isInTransaction = true;
    else if (ENDS.test(text)) isInTransaction = false;
    if (liftsLimit.test(text)) isLimited = false;
    else if (restoresLimit.test(text)) isLimited = true;
  };
  /** A newer process may have changed a table: a transaction restarts, anything else is retried once. */
  const askAgain = (error: unknown, text: string, values: readonly unknown[]) => {
    if (!isPlanChanged(error)) throw error;
    sending.renew();
    if (isInTransaction) throw error;
    return ask(text, values);
  };

  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw new DatabaseUnavailable();

    try {
      const result = await ask(text, values).catch((error: unknown) => askAgain(error, text, values));
      note(text);
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

/** A cancelled or refused statement leaves its connection usable; other errors do not. */
function isConnectionLost(error: DatabaseUnavailable): boolean {
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return code !== '57014' && code !== '55P03' && !(typeof code === 'string' && code.startsWith('53'));
}
