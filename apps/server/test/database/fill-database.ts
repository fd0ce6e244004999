import { systemClock } from '../../src/platform/clock.ts';
import type { Connector } from '../../src/platform/database/connectors.ts';
import { databaseOver } from '../../src/platform/database/open-database.ts';
import { migrateQueue } from '../../src/platform/job-tables.ts';
import { createLogger } from '../../src/platform/logger.ts';

export async function fillDatabase(connector: Connector): Promise<void> {
  const database = databaseOver(connector, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  await database.migrate();
  await migrateQueue(database);
}
