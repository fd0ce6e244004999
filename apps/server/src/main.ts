import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '@portal/contract/constants';
import { type AppOptions, buildApp, buildWorkerApp } from './app.ts';
import { assertPortsAreFree } from './assert-ports-are-free.ts';
import { type Config, readConfig, type TracingConfig } from './config/index.ts';
import type { Context } from './context.ts';
import type { DevelopmentParts } from './http/development.ts';
import type { Leaving } from './http/health.ts';
import { buildMetricsApp, createMetrics } from './http/metrics.ts';
import { inviteFirstAdministrator, jobHandlers, openFirstStaffKey } from './modules/index.ts';
import { createCallLimits } from './platform/call-limits/index.ts';
import { adjustableClock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/index.ts';
import { createVault, developmentSecrets } from './platform/encryption/index.ts';
import { openFileStore } from './platform/file-store/index.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { openMailer } from './platform/mailer/index.ts';
import { createRandom } from './platform/random.ts';
import { currentTracer, type Tracer, useTracer } from './platform/telemetry/tracing.ts';
import { PORTAL_VERSION } from './platform/version.ts';
import { openProviders, type Providers, sandboxLines } from './providers/open-providers.ts';
import { seed } from './seeds/seed.ts';
import { startBanner } from './start-banner.ts';
import { explainStartError } from './start-errors.ts';

const PORTAL_DIST = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const CONSOLE_DIST = fileURLToPath(new URL('../../console/dist', import.meta.url));

/** Requests that take longer are cut off when the server stops. */
const LONGEST_REQUEST_AT_STOP_MS = 20_000;

/** Requests, 15 s for jobs, and closing. What hangs longer, such as a database that does not answer, is left. */
const LONGEST_STOP_MS = 40_000;

/** One clear line per error, and no start. */
function refuseToStart(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

interface Opened {
  context: Context;
  /** Of development alone. */
  development: DevelopmentParts | undefined;
  providers: Providers;
}

/** OpenTelemetry is large: loaded only where spans are sent. */
async function loadTracer(tracing: TracingConfig, logger: Logger): Promise<Tracer> {
  const { openTracer } = await import('./platform/telemetry/open-tracer.ts');
  return openTracer(tracing, { version: PORTAL_VERSION, logger });
}

/** Opens all that the server stands on. */
async function open(config: Config): Promise<Opened> {
  const development = config.mode === 'development' ? adjustableClock() : undefined;
  const clock = development ?? systemClock;
  const logger = createLogger({ level: config.logLevel });
  for (const { settings, says } of config.warnings) logger.warn({ settings }, says);
  if (config.tracing) useTracer(await loadTracer(config.tracing, logger));
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock, logger });
  await (config.migrateOnStart ? database.migrate() : database.assertMigrated());
  const { mailer, inbox } = openMailer(config, clock);
  const random = createRandom(clock);
  const files = await openFileStore(config, { vault, random });
  // First, since beside a portal on the same port the sandboxes would blame ports that nobody chose.
  await assertPortsAreFree(config);
  const providers = await openProviders(config, { clock });
  const jobs = createJobs({ database, vault, random, clock, logger, migrates: config.migrateOnStart });
  const callLimits = createCallLimits({ database, vault, clock });
  return {
    context: { config, clock, random, vault, database, jobs, callLimits, mailer, files, logger, ...providers.ports },
    development: development && { clock: development, inbox, banner: '' },
    providers,
  };
}

/** What a start has made and a stop ends. */
interface Running extends Opened {
  app: FastifyInstance;
  metricsApp: FastifyInstance | undefined;
  leaving: Leaving;
}

/**
 * Ends the process at SIGINT or SIGTERM, once what is under way is done. First it says for a while that it is not ready,
 * and serves on: a balancer needs to see that. A second signal ends that while.
 */
function stopOnSignal({ app, metricsApp, context, providers, leaving }: Running): void {
  const hurry = new AbortController();
  const stop = async (): Promise<void> => {
    if (leaving.hasBegun) {
      hurry.abort();
      return;
    }
    leaving.hasBegun = true;
    await delay(context.config.drainSeconds * SECOND_MS, undefined, { signal: hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_AT_STOP_MS).unref();
    await app.close();
    await metricsApp?.close();
    await context.jobs.stop();
    await context.mailer.close();
    context.files.close();
    await providers.close();
    await context.database.close();
    await currentTracer()?.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** The pages as they were built, the API and, in development, what only that has. */
function buildWebApp({ context, development }: Opened, parts: Pick<AppOptions, 'leaving' | 'metrics'>) {
  return buildApp(context, {
    ...parts,
    // In development, the embedded database runs in this thread and delays it.
    shedsLoad: development === undefined,
    ...(existsSync(PORTAL_DIST) ? { portalDist: PORTAL_DIST } : {}),
    ...(existsSync(CONSOLE_DIST) ? { consoleDist: CONSOLE_DIST } : {}),
    ...(development ? { development } : {}),
  });
}

async function start(config: Config): Promise<void> {
  const opened = await open(config);
  const { context, development, providers } = opened;
  const leaving: Leaving = { hasBegun: false };
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(context, leaving);
  const metricsApp = metrics && buildMetricsApp(metrics);
  const parts = { leaving, ...(metrics ? { metrics } : {}) };
  const app = config.roles.includes('web') ? await buildWebApp(opened, parts) : buildWorkerApp(context, parts);
  const demo = development ? await seed(context) : undefined;
  const staffKey = await openFirstStaffKey(context);
  await context.jobs.start(jobHandlers(context), { works: config.roles.includes('worker') });
  // Its mail is a job.
  await inviteFirstAdministrator(context);
  stopOnSignal({ ...opened, app, metricsApp, leaving });

  // Kept: a terminal forgets what was shown once.
  if (development) development.banner = startBanner(config, demo, sandboxLines(providers), staffKey);
  await metricsApp?.listen({ port: config.metricsPort ?? 0, host: config.metricsHost });
  await app.listen({ port: config.port, host: config.host });
  // Programs read the log of production, people the terminal of development.
  if (development) process.stdout.write(development.banner);
  else context.logger.info({ url: config.publicUrl, consoleUrl: config.consoleUrl, roles: config.roles }, 'started');
}

try {
  await start(readConfig());
} catch (error) {
  const lines = explainStartError(error);
  if (lines) refuseToStart(lines);
  throw error;
}
