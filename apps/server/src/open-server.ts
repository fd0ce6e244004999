import type { Config, TracingConfig } from './config/index.ts';
import { assertPortsAreFree } from './assert-ports-are-free.ts';
import type { Context } from './kernel/context.ts';
import type { DevelopmentParts } from './http/development.ts';
import { staffDirectory } from './modules/index.ts';
import { createCallLimits } from './platform/call-limits/index.ts';
import { adjustableClock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/index.ts';
import { createVault, developmentSecrets } from './platform/encryption/index.ts';
import { openFileStore } from './platform/file-store/index.ts';
import { createJobs } from './platform/jobs.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { openMailer } from './platform/mailer/index.ts';
import { createRandom } from './platform/random.ts';
import { type Tracer, useTracer } from './platform/telemetry/tracing.ts';
import { PORTAL_VERSION } from './platform/version.ts';
import { openProviders, type Providers } from './providers/open-providers.ts';

export interface Opened {
  context: Context;
  development: DevelopmentParts | undefined;
  providers: Providers;
  close: () => Promise<void>;
}

/** OpenTelemetry is large: loaded only if spans are sent. */
async function loadTracer(tracing: TracingConfig, logger: Logger): Promise<Tracer> {
  const { openTracer } = await import('./platform/telemetry/open-tracer.ts');
  return openTracer(tracing, { version: PORTAL_VERSION, logger });
}

/** Opens what the server needs. If a part fails, closes the earlier ones and throws. */
export async function openServer(config: Config): Promise<Opened> {
  const open = new AsyncDisposableStack();
  try {
    return { ...(await openParts(config, open)), close: () => open.disposeAsync() };
  } catch (error) {
    await open.disposeAsync();
    throw error;
  }
}

async function openParts(config: Config, open: AsyncDisposableStack): Promise<Omit<Opened, 'close'>> {
  const development = config.mode === 'development' ? adjustableClock() : undefined;
  const clock = development ?? systemClock;
  const logger = createLogger({ level: config.logLevel });
  for (const { settings, says } of config.warnings) logger.warn({ settings }, says);
  if (config.tracing) useTracer(await loadTracer(config.tracing, logger));
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock, logger });
  open.defer(() => database.close());
  await (config.migrateOnStart ? database.migrate() : database.assertMigrated());
  const { mailer, inbox } = openMailer(config, clock);
  open.defer(() => mailer.close());
  const random = createRandom(clock);
  const files = await openFileStore(config, { vault, random });
  open.defer(() => files.close());
  // Runs before the sandboxes start: if a port is taken, their errors would name ports that the operator did not set.
  await assertPortsAreFree(config);
  const providers = await openProviders(config, { clock });
  open.defer(() => providers.close());
  const jobs = createJobs({ database, vault, random, clock, logger, migrates: config.migrateOnStart });
  const callLimits = createCallLimits({ database, vault, clock });
  return {
    context: {
      config,
      clock,
      random,
      vault,
      database,
      jobs,
      callLimits,
      mailer,
      staff: staffDirectory,
      files,
      logger,
      ...providers.ports,
    },
    development: development && { clock: development, inbox, banner: '' },
    providers,
  };
}
