// Applies missing migrations, creates the queue's tables, and exits; for servers that start with PORTAL_MIGRATE=off
// (docs/runbooks/upgrade.md). With `--plan` it prints what it would apply and changes nothing.
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase, type PlannedMigration } from '../platform/database/index.ts';
import { migrateQueue } from '../platform/job-tables.ts';
import { createLogger } from '../platform/logger.ts';
import { type Call, type Command, CommandRefused, runCommand } from '../run-command.ts';

const USAGE = 'Usage: npm run migrate -- [--plan]';

async function apply(database: Database): Promise<void> {
  await database.migrate();
  await migrateQueue(database);
}

async function plan(database: Database, say: Call['say']): Promise<void> {
  const missing = await database.missingMigrations();
  for (const each of missing) say(lineOf(each));
  if (missing.length === 0) say('Nothing to apply.');
}

function lineOf({ name, isConcurrent, needs }: PlannedMigration): string {
  const how = isConcurrent ? 'indexes, built concurrently' : 'in one transaction';
  return needs === undefined ? `${name}: ${how}` : `${name}: ${how}; breaks versions without ${needs}`;
}

function workOf([option, ...rest]: readonly string[]): typeof plan | undefined {
  if (option === undefined) return apply;
  return option === '--plan' && rest.length === 0 ? plan : undefined;
}

export const migrate: Command = async ({ words, env, stdout, say }) => {
  const work = workOf(words);
  if (!work) throw new CommandRefused(USAGE);
  // The output is the purpose of this command, whatever log level the server uses.
  const logger = createLogger({ level: 'info' }, stdout);
  const database = await openDatabase(readConfig(env), { clock: systemClock, logger });
  try {
    await work(database, say);
    return true;
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(migrate, process);
