import type { Database } from './database/index.ts';

/** A job without attempts left. Its payload may be personal and is not read. */
export interface FailedJob {
  id: string;
  job: string;
  failedAt: Date;
  tries: number;
}

export async function listFailedJobs(database: Database, most: number): Promise<FailedJob[]> {
  const { rows } = await database.executeSql(
    `select id, name as job, completed_on as "failedAt", retry_count + 1 as tries
    from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
    [most],
  );
  return rows as unknown as FailedJob[];
}

/** Queues failed jobs for one more attempt: those with these ids, or all. @returns how many */
export async function retryFailedJobs(database: Database, ids: readonly string[] | 'all'): Promise<number> {
  const { rows } = await database.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_count + 1, completed_on = null
    where state = 'failed' and ($1::uuid[] is null or id = any($1::uuid[])) returning id`,
    [ids === 'all' ? null : ids],
  );
  return rows.length;
}

/**
 * Gives at most `most` failed jobs of a kind one more attempt, and starts those that wait for their next attempt now.
 * Returns their ids.
 */
export async function retryJobsOfKind(database: Database, kind: string, most: number): Promise<string[]> {
  const { rows } = await database.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id in (
      select id from pgboss.job where name = $1 and state in ('failed', 'retry') order by created_on limit $2)
    returning id`,
    [kind, most],
  );
  return rows.map(({ id }) => String(id));
}
