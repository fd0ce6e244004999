// Applies missing migrations, makes the queue's tables, and ends, for servers that start with PORTAL_MIGRATE=off
// (docs/operations.md). With `--plan` it says what it would apply, and changes nothing.
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase, type PlannedMigration } from '../platform/database/index.ts';
import { migrateQueue } from '../platform/job-tables.ts';
import { createLogger } from '../platform/logger.ts';
import { failWith, runCommand } from '../run-command.ts';

const USAGE = 'Usage: npm run migrate -- [--plan]';

async function apply(database: Database): Promise<void> {
  await database.migrate();
  await migrateQueue(database);
}

async function plan(database: Database): Promise<void> {
  const missing = await database.missingMigrations();
  const lines = missing.length === 0 ? ['Nothing is to be applied.'] : missing.map(lineOf);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function lineOf({ name, isConcurrent, needs }: PlannedMigration): string {
  const how = isConcurrent ? 'indexes, beside everything else' : 'in one transaction';
  return needs === undefined ? `${name}: ${how}` : `${name}: ${how}; ends versions that do not know ${needs}`;
}

async function run(work: (database: Database) => Promise<void>): Promise<void> {
  // What it applies is what it is run for, whatever the server's log leaves out.
  const logger = createLogger({ level: 'info' });
  const database = await openDatabase(readConfig(), { clock: systemClock, logger });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** What the arguments ask for; undefined if they make no sense. */
function workOf([option, ...rest]: readonly string[]): ((database: Database) => Promise<void>) | undefined {
  if (option === undefined) return apply;
  return option === '--plan' && rest.length === 0 ? plan : undefined;
}

const work = workOf(process.argv.slice(2));
if (work) await runCommand(() => run(work));
else failWith([USAGE]);
