// Applies missing migrations, makes the queue's tables, and ends, for servers that start with PORTAL_MIGRATE=off (docs/operations.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { installJobTables } from '../platform/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand } from '../run-command.ts';

async function run(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: config.logLevel }) });
  try {
    await database.migrate();
    await installJobTables(database);
  } finally {
    await database.close();
  }
}

await runCommand(run);
