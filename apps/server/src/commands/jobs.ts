// Lists permanently failed jobs and retries them while servers run.
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { listFailedJobs, retryFailedJobs } from '../platform/failed-jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { type Call, type Command, CommandRefused, runCommand } from '../run-command.ts';

const USAGE = 'Usage: jobs.ts failed | jobs.ts retry all | jobs.ts retry ID…';
const MOST_LISTED = 200;
const anId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

type Task = (database: Database, say: Call['say']) => Promise<boolean>;

const listFailed: Task = async (database, say) => {
  const failed = await listFailedJobs(database, MOST_LISTED);
  for (const { id, job, failedAt, tries } of failed)
    say(`${id}  ${failedAt.toISOString()}  ${job}  ${String(tries)} ${tries === 1 ? 'try' : 'tries'}`);
  if (failed.length === 0) say('No job has failed.');
  return true;
};

const retry =
  (ids: readonly string[] | 'all'): Task =>
  async (database, say) => {
    const count = await retryFailedJobs(database, ids);
    say(`${String(count)} queued again.`);
    return ids === 'all' || count === ids.length;
  };

function taskOf([name, ...rest]: readonly string[]): Task | undefined {
  if (name === 'failed' && rest.length === 0) return listFailed;
  if (name !== 'retry' || rest.length === 0) return undefined;
  if (rest.length === 1 && rest[0] === 'all') return retry('all');
  return rest.every((id) => anId.test(id)) ? retry([...new Set(rest)]) : undefined;
}

export const jobs: Command = async ({ words, env, say }) => {
  const task = taskOf(words);
  if (!task) throw new CommandRefused(USAGE);
  const database = await openDatabase(readConfig(env), {
    clock: systemClock,
    logger: createLogger({ level: 'silent' }),
  });
  try {
    await database.assertMigrated();
    return await task(database, say);
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(jobs, process);
