import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { assertPortIsFree } from './assert-port-is-free.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { buildMetricsApp, createMetrics } from './http/metrics.ts';
import { jobHandlers, openFirstStaffKey } from './modules/index.ts';
import { adjustableClock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/index.ts';
import { createVault, developmentSecrets } from './platform/encryption/index.ts';
import { openFileStore } from './platform/file-store/index.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { openMailer } from './platform/mailer/index.ts';
import { createRandom } from './platform/random.ts';
import { openProviders, sandboxLines } from './providers/open-providers.ts';
import { seed } from './seeds/seed.ts';
import { startBanner } from './start-banner.ts';
import { explainStartFault } from './start-faults.ts';

const portalDist = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** A request that takes longer is cut off when the server is to stop. */
const LONGEST_REQUEST_AT_STOP_MS = 20_000;

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
  await (config.migrateOnStart ? database.migrate() : database.assertMigrated());
  const { mailer, inbox } = openMailer(config, clock ?? systemClock);
  const random = createRandom(clock ?? systemClock);
  const files = await openFileStore(config, { vault, random });
  // First: beside a portal on the same port, the sandboxes would blame ports that nobody chose.
  await assertPortIsFree(config);
  const providers = await openProviders(config, { clock: clock ?? systemClock });
  const context: Context = {
    config,
    clock: clock ?? systemClock,
    random,
    vault,
    database,
    jobs: createJobs({ database, vault, random, clock: clock ?? systemClock, logger }),
    mailer,
    files,
    logger,
    ...providers.ports,
  };

  const metrics = config.metricsPort === undefined ? undefined : createMetrics(context);
  const metricsApp = metrics && buildMetricsApp(metrics);
  const app = await buildApp(context, {
    // In development the embedded database works in this very thread and makes it late by itself.
    shedsLoad: !development,
    ...(metrics ? { metrics } : {}),
    ...(existsSync(portalDist) ? { portalDist } : {}),
    ...(clock ? { development: { clock, inbox } } : {}),
  });
  const demo = development ? await seed(context) : undefined;
  const staffKey = await openFirstStaffKey(context);
  await context.jobs.start(jobHandlers(context));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_AT_STOP_MS).unref();
    await app.close();
    await metricsApp?.close();
    await context.jobs.stop();
    await context.mailer.close();
    context.files.close();
    await providers.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  await metricsApp?.listen({ port: config.metricsPort ?? 0, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(startBanner(config, demo, sandboxLines(providers), staffKey));
}

try {
  await start(readConfig());
} catch (error) {
  const lines = explainStartFault(error);
  if (lines) refuseToStart(lines);
  throw error;
}
