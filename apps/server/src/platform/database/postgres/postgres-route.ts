import pg from 'pg';
import type { Config } from '../../../config/index.ts';
import type { Logger } from '../../logger.ts';
import { DatabaseUnreachable } from '../errors.ts';

export type DatabaseUrls = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

export interface PostgresRoute {
  url: string;
  /** Whether a pooler such as PgBouncer lends sessions per transaction, so that session state is lost. */
  isPooled: boolean;
  /** Used for migrations, which may take longer than a pooler allows. */
  migrationUrl: string;
  /** Used for a lasting session; undefined if only a pooler is known, which does not forward notifications. */
  listenUrl: string | undefined;
}

/** Checks once what is behind the URLs. Throws `DatabaseUnreachable` with the setting's name. */
export async function findPostgresRoute(
  url: string,
  directUrl: string | undefined,
  { connectMs, logger }: { connectMs: number; logger: Logger },
): Promise<PostgresRoute> {
  const isPooled = await isBehindPooler(url, 'DATABASE_URL', connectMs);
  const isDirectPooled =
    directUrl === undefined ? isPooled : await isBehindPooler(directUrl, 'DATABASE_DIRECT_URL', connectMs);
  const migrationUrl = directUrl ?? url;
  if (isDirectPooled)
    logger.warn('a pooler is in front of the database: without DATABASE_DIRECT_URL, consoles poll for changes');

  return { url, isPooled, migrationUrl, listenUrl: isDirectPooled ? undefined : migrationUrl };
}

/** A pooler invents its own backend key, which differs from that of the responding process. */
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
