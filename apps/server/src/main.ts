import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { jobHandlers } from './modules/index.ts';
import { adjustableClock, systemClock } from './platform/clock.ts';
import { DataFolderInUse, DatabaseUnavailable, MigrationConflict, openDatabase } from './platform/database/index.ts';
import { createVault, developmentSecrets } from './platform/encryption/index.ts';
import { createFileStore } from './platform/file-store.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { openMailer } from './platform/mailer/index.ts';
import { createRandom } from './platform/random.ts';
import { seed } from './seeds/seed.ts';
import { startBanner } from './start-banner.ts';

const portalDist = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** One clear line per fault, and no start. */
function refuseToStart(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const development = config.mode === 'development';
  const logger = createLogger({ level: config.logLevel });
  const clock = development ? adjustableClock() : undefined;
  const secrets = config.secrets ?? developmentSecrets(config.dataDir);
  const vault = createVault(secrets);
  const database = await openDatabase(config, { clock: clock ?? systemClock, logger });
  if (config.migrateOnStart) await database.migrate();
  const { mailer, inbox } = openMailer(config, clock ?? systemClock);
  const random = createRandom(clock ?? systemClock);
  const context: Context = {
    config,
    clock: clock ?? systemClock,
    random,
    vault,
    database,
    jobs: createJobs({ database, vault, random, clock: clock ?? systemClock, logger }),
    mailer,
    files: createFileStore({ dataDir: config.dataDir, vault, random }),
    logger,
  };

  const app = await buildApp(context, {
    ...(existsSync(portalDist) ? { portalDist } : {}),
    ...(clock ? { development: { clock, inbox } } : {}),
  });
  const demo = development ? await seed(context) : [];
  await context.jobs.start(jobHandlers(context));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await context.jobs.stop();
    await context.mailer.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(startBanner(config, demo));
}

try {
  await start(readConfig());
} catch (error) {
  if (error instanceof ConfigError) refuseToStart(error.faults);
  if (error instanceof DataFolderInUse) refuseToStart([`DATA_DIR: ${error.message}`]);
  if (error instanceof DatabaseUnavailable) refuseToStart(['DATABASE_URL names a database that is not available']);
  if (error instanceof MigrationConflict) refuseToStart([error.message]);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    refuseToStart(['PORT is in use by another program']);
  }
  throw error;
}
