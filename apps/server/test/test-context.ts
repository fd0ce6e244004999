import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/index.ts';
import { createMetrics, type Metrics } from '../src/http/metrics.ts';
import type { Context } from '../src/kernel/context.ts';
import { jobHandlers, moduleMetrics, staffDirectory } from '../src/modules/index.ts';
import { createCallLimits } from '../src/platform/call-limits/index.ts';
import { type AdjustableClock, fixedClock } from '../src/platform/clock.ts';
import type { DatabaseKind } from '../src/platform/database/index.ts';
import { createVault } from '../src/platform/encryption/index.ts';
import { openFileStore } from '../src/platform/file-store/index.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createLogger } from '../src/platform/logger.ts';
import { openMailer } from '../src/platform/mailer/index.ts';
import { createRandom } from '../src/platform/random.ts';
import { openProviders, type Providers } from '../src/providers/open-providers.ts';
import { openTestDatabase } from './database/databases.ts';
import { createTestInbox, type TestInbox } from './outside/inbox.ts';

/** A Tuesday morning in Toronto, far from any clock change. */
const START = new Date('2026-02-10T14:00:00.000Z');
const KEY_BYTES = 32;

/** The real server, except for a stopped clock and an in-memory inbox. */
export interface TestServer {
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly clock: AdjustableClock;
  readonly inbox: TestInbox;
  /** Undefined if metrics are not enabled. */
  readonly metrics: Metrics | undefined;
  readonly sandboxes: Providers['sandboxes'];
  close(): Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  start?: Date;
  log?: { write(line: string): void };
  /** Folder of the portal's page and assets; no pages without it. */
  portalDist?: string;
  consoleDist?: string;
  hasMetrics?: boolean;
  /** SMTP port for mails; the inbox then stays empty. */
  smtpPort?: number;
  /** An existing PostgreSQL database, which the server migrates and does not remove. */
  databaseUrl?: string;
}

export async function openTestServer(kind: DatabaseKind, options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-data-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    BANK_SANDBOX_PORT: '0',
    REQUESTS_PER_KEY_PER_MINUTE: '1000000',
    ...(options.smtpPort !== undefined && { SMTP_URL: `smtp://127.0.0.1:${String(options.smtpPort)}` }),
    ...options.environment,
  });
  const clock = fixedClock(options.start ?? START);
  const random = createRandom(clock);
  const vault = createVault(config.secrets ?? [{ id: 'test', key: randomBytes(KEY_BYTES) }]);
  const logger = createLogger({ level: config.logLevel }, options.log);
  const { databaseUrl: url } = options;
  const database = await openTestDatabase(kind, { clock, ...(url !== undefined && { url }) });
  if (url !== undefined) await database.migrate();
  const inbox = createTestInbox();
  const { mailer } = options.smtpPort === undefined ? { mailer: inbox } : openMailer(config, clock);
  const providers = await openProviders(config, { clock });
  const context: Context = {
    config,
    clock,
    random,
    vault,
    database,
    jobs: createJobs({ database, vault, random, clock, logger }),
    callLimits: createCallLimits({ database, vault, clock }),
    mailer,
    staff: staffDirectory,
    files: await openFileStore(config, { vault, random }),
    logger,
    ...providers.ports,
  };
  const metrics = options.hasMetrics === true ? createMetrics(context, moduleMetrics) : undefined;
  const app = await buildApp(context, {
    ...(options.portalDist === undefined ? {} : { portalDist: options.portalDist }),
    ...(options.consoleDist === undefined ? {} : { consoleDist: options.consoleDist }),
    ...(metrics && { metrics }),
  });
  await context.jobs.start(jobHandlers(context));
  return {
    context,
    app,
    clock,
    inbox,
    metrics,
    sandboxes: providers.sandboxes,
    close: async () => {
      await app.close();
      await context.jobs.stop();
      await mailer.close();
      context.files.close();
      await providers.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
