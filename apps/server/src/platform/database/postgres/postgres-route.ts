import pg from 'pg';
import type { Config } from '../../../config/index.ts';
import type { Logger } from '../../logger.ts';
import { DatabaseUnreachable } from '../errors.ts';

export type DatabaseUrls = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/** How PostgreSQL is reached. */
export interface PostgresRoute {
  url: string;
  /** Whether a pooler such as PgBouncer lends a session for each transaction: none keeps what the last one left in it. */
  isPooled: boolean;
  /** For migrations, which may take longer than a pooler waits. */
  migrationUrl: string;
  /** For a session that lasts; undefined where nothing but a pooler is known, which passes no notices on. */
  listenUrl: string | undefined;
}

/** Asks what stands behind the URLs, once. Throws `DatabaseUnreachable`, which names the setting. */
export async function findPostgresRoute(
  url: string,
  directUrl: string | undefined,
  { connectMs, logger }: { connectMs: number; logger: Logger },
): Promise<PostgresRoute> {
  const isPooled = await isBehindPooler(url, 'DATABASE_URL', connectMs);
  const isDirectPooled =
    directUrl === undefined ? isPooled : await isBehindPooler(directUrl, 'DATABASE_DIRECT_URL', connectMs);
  const migrationUrl = directUrl ?? url;
  if (isDirectPooled) {
    logger.warn(
      'a pooler stands before the database: without a DATABASE_DIRECT_URL past it, consoles poll for changes',
    );
  }
  return { url, isPooled, migrationUrl, listenUrl: isDirectPooled ? undefined : migrationUrl };
}

/** A pooler gives a connection a key of its own making, which is not that of the process that answers. */
async function isBehindPooler(
  url: string,
  setting: DatabaseUnreachable['setting'],
  connectMs: number,
): Promise<boolean> {
  try {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID;
    } finally {
      client.end().catch(() => undefined);
    }
  } catch (error) {
    throw new DatabaseUnreachable(setting, error);
  }
}
