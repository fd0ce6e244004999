// Lists jobs that failed for good, and tries them again, while servers run (docs/operations.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { listFailedJobs, retryFailedJobs } from '../platform/failed-jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { failWith, runCommand } from '../run-command.ts';

const USAGE = 'Usage: jobs.ts failed | jobs.ts retry all | jobs.ts retry ID…';
const MOST_LISTED = 200;
const anId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Task = (database: Database) => Promise<void>;

const listFailed: Task = async (database) => {
  const failed = await listFailedJobs(database, MOST_LISTED);
  for (const { id, job, failedAt, tries } of failed)
    say(`${id}  ${failedAt.toISOString()}  ${job}  ${String(tries)} ${tries === 1 ? 'try' : 'tries'}`);
  if (failed.length === 0) say('No job has failed.');
};

const retry =
  (ids: readonly string[] | 'all'): Task =>
  async (database) => {
    const count = await retryFailedJobs(database, ids);
    say(`${String(count)} queued again.`);
    if (ids !== 'all' && count < ids.length) process.exitCode = 1;
  };

/** What the arguments ask for; undefined if they make no sense. */
function taskOf([name, ...rest]: readonly string[]): Task | undefined {
  if (name === 'failed' && rest.length === 0) return listFailed;
  if (name !== 'retry' || rest.length === 0) return undefined;
  if (rest.length === 1 && rest[0] === 'all') return retry('all');
  return rest.every((id) => anId.test(id)) ? retry([...new Set(rest)]) : undefined;
}

async function run(task: Task): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    await database.assertMigrated();
    await task(database);
  } finally {
    await database.close();
  }
}

const task = taskOf(process.argv.slice(2));
if (task) await runCommand(() => run(task));
else failWith([USAGE]);
