import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '@portal/contract/constants';
import { type AppOptions, buildApp, buildWorkerApp } from './app.ts';
import { type Config, readConfig } from './config/index.ts';
import type { Leaving } from './http/health.ts';
import { buildMetricsApp, createMetrics } from './http/metrics.ts';
import { inviteFirstAdministrator, jobHandlers, moduleMetrics, openFirstStaffKey } from './modules/index.ts';
import { currentTracer } from './platform/telemetry/tracing.ts';
import { type Opened, openServer } from './open-server.ts';
import { sandboxLines } from './providers/open-providers.ts';
import { seed } from './seeds/seed.ts';
import { startBanner } from './start-banner.ts';
import { explainStartError } from './start-errors.ts';

const PORTAL_DIST = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const CONSOLE_DIST = fileURLToPath(new URL('../../console/dist', import.meta.url));

/** Requests that take longer than this are cut off when the server stops. */
const LONGEST_REQUEST_AT_STOP_MS = 20_000;

/**
 * Covers open requests, 15 s for jobs, and closing; anything that hangs longer, such as an unresponsive database, is
 * abandoned.
 */
const LONGEST_STOP_MS = 40_000;

function refuseToStart(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

interface Running extends Opened {
  app: FastifyInstance;
  metricsApp: FastifyInstance | undefined;
  leaving: Leaving;
}

/**
 * Stops on SIGINT or SIGTERM after finishing current work. First reports "not ready" for a while but still serves
 * requests, so that balancers notice; a second signal skips that wait.
 */
function stopOnSignal({ app, metricsApp, context, leaving, close }: Running): void {
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
    await close();
    await currentTracer()?.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function buildWebApp({ context, development }: Opened, parts: Pick<AppOptions, 'leaving' | 'metrics'>) {
  return buildApp(context, {
    ...parts,
    // In development the embedded database runs in this thread and delays the event loop.
    shedsLoad: development === undefined,
    ...(existsSync(PORTAL_DIST) ? { portalDist: PORTAL_DIST } : {}),
    ...(existsSync(CONSOLE_DIST) ? { consoleDist: CONSOLE_DIST } : {}),
    ...(development ? { development } : {}),
  });
}

async function start(config: Config): Promise<void> {
  const opened = await openServer(config);
  const { context, development, providers } = opened;
  const leaving: Leaving = { hasBegun: false };
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(context, moduleMetrics, leaving);
  const metricsApp = metrics && buildMetricsApp(metrics);
  const parts = { leaving, ...(metrics ? { metrics } : {}) };
  const app = config.roles.includes('web') ? await buildWebApp(opened, parts) : buildWorkerApp(context, parts);
  const demo = development ? await seed(context) : undefined;
  const staffKey = await openFirstStaffKey(context);
  await context.jobs.start(jobHandlers(context), { works: config.roles.includes('worker') });
  // Queues a mail, so jobs must be open.
  await inviteFirstAdministrator(context);
  stopOnSignal({ ...opened, app, metricsApp, leaving });

  // Stored so that it can be shown again once it has scrolled out of sight.
  if (development) development.banner = startBanner(config, demo, sandboxLines(providers), staffKey);
  await metricsApp?.listen({ port: config.metricsPort ?? 0, host: config.metricsHost });
  await app.listen({ port: config.port, host: config.host });
  // In production the log is for programs; in development the banner is for people at the terminal.
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
