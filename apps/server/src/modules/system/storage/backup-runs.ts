import type { Queries } from '../../../platform/database/index.ts';
import type { BackupRunTable } from '../../../platform/database/schema.ts';

export type BackupKind = BackupRunTable['kind'];

export async function findLastRuns(queries: Queries, kind: BackupKind) {
  const newest = queries
    .selectFrom('backup_run')
    .select(['started_at', 'ended_at', 'error', 'database_bytes', 'files_bytes', 'row_count'])
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    // Decides between runs of the same second: the scripts in deploy/ record whole seconds.
    .orderBy('ended_at', 'desc')
    .limit(1);
  const [last, lastGood] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where('error', 'is', null).executeTakeFirst(),
  ]);
  return { last, lastGood };
}

/** When the last successful run of each kind started, in seconds since 1970; 0 if there was none. */
export async function findLastGoodSeconds(queries: Queries): Promise<Record<BackupKind, number>> {
  const starts = await Promise.all(
    (['backup', 'trial'] as const).map(async (kind) => (await findLastRuns(queries, kind)).lastGood?.started_at),
  );
  const [backup = 0, trial = 0] = starts.map((start) => (start === undefined ? 0 : start.getTime() / 1000));
  return { backup, trial };
}
