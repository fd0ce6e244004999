import { totalmem } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../kernel/context.ts';
import type { ModuleMetric } from '../kernel/metric.ts';
import { refusedCalls } from '../platform/call-limits/index.ts';
import { type JobCount, jobOutcomes } from '../platform/jobs.ts';
import { outsideCallFigures } from '../platform/telemetry/outside-calls.ts';
import { PORTAL_VERSION } from '../platform/version.ts';
import { within } from '../platform/within.ts';
import { type Leaving, readinessOf } from './health.ts';

/** Bounds in seconds, from a quick response to the longest that people wait. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Bounds in seconds; reading a statement and OCR take longest. */
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 20, 60, 300];

/** A scrape that waits for a hanging database would time out and look like a dead process. */
const LONGEST_COUNT_MS = 4000;

/**
 * Metrics for operators, with OpenTelemetry's names where they exist, written as Prometheus does. Labels hold our own
 * names and numbers, nothing personal, and never `job` or `instance`, which the scrape sets.
 */
export interface Metrics {
  watch(app: FastifyInstance): void;
  read(): Promise<string>;
  readonly contentType: string;
}

type MeasuredParts = Pick<Context, 'database' | 'jobs' | 'files'>;

export function createMetrics(
  parts: MeasuredParts,
  modules: readonly ModuleMetric[],
  leaving: Leaving = { hasBegun: false },
): Metrics {
  const { database, jobs } = parts;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Response time of calls, by method, route and status, and by operation if the call is one.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'operation'] as const,
    buckets: durationBuckets,
    registers,
  });
  registerProcess(registry, parts, leaving);
  registerConnections(registry, database);
  registerJobs(registry, jobs);
  registerCalls(registry);
  for (const metric of modules) registerModuleMetric(registry, metric, parts);

  return {
    watch: (app) => {
      app.addHook('onResponse', ({ method, routeOptions: { config, url } }, reply, done) => {
        durations.observe(
          {
            http_request_method: method,
            http_route: url ?? 'unmatched',
            http_response_status_code: String(reply.statusCode),
            operation: config.operationId ?? '',
          },
          reply.elapsedTime / SECOND_MS,
        );
        done();
      });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function registerProcess(registry: Registry, parts: MeasuredParts, leaving: Leaving): void {
  const registers = [registry];
  const readiness = onceAtATime(() => readinessOf(parts, leaving));
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1, with the versions of the portal and of Node.',
    labelNames: ['version', 'node'] as const,
    registers,
  }).set({ version: PORTAL_VERSION, node: process.versions.node }, 1);
  new Gauge({
    name: 'portal_ready',
    help: 'Whether the process is ready for traffic. Unlike /readyz, this is also checked while it is overloaded.',
    registers,
    async collect() {
      this.set(Number((await readiness()).isReady));
    },
  });
  new Gauge({
    name: 'portal_part_ready',
    help: 'Whether the database and the job queue respond, and files can be stored. Readiness does not depend on files.',
    labelNames: ['part'] as const,
    registers,
    async collect() {
      for (const [part, isReady] of Object.entries((await readiness()).parts)) this.set({ part }, Number(isReady));
    },
  });
  new Gauge({
    name: 'portal_memory_limit_bytes',
    help: 'Memory limit of the container or unit; without one, the memory of the machine.',
    registers,
  }).set(Math.min(process.constrainedMemory() || Infinity, totalmem()));
}

function registerConnections(registry: Registry, database: Pick<Context['database'], 'connections'>): void {
  const registers = [registry];
  new Gauge({
    name: 'db_client_connection_count',
    help: 'PostgreSQL connections, by pool (one for requests and jobs, one for the job queue) and state.',
    labelNames: ['db_client_connection_pool_name', 'db_client_connection_state'] as const,
    registers,
    collect() {
      for (const [pool, { used, idle }] of Object.entries(database.connections())) {
        this.set({ db_client_connection_pool_name: pool, db_client_connection_state: 'used' }, used);
        this.set({ db_client_connection_pool_name: pool, db_client_connection_state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'db_client_connection_pending_requests',
    help: 'Callers waiting for a PostgreSQL connection, by pool.',
    labelNames: ['db_client_connection_pool_name'] as const,
    registers,
    collect() {
      for (const [pool, { waiting }] of Object.entries(database.connections()))
        this.set({ db_client_connection_pool_name: pool }, waiting);
    },
  });
}

/** Exported even at zero, because alerts compare with earlier values. */
const statesAlwaysShown = ['created', 'retry', 'failed'];

/** Queue sizes and job outcomes. Omitted while the database is down, so that the other figures still arrive. */
function registerJobs(registry: Registry, jobs: Context['jobs']): void {
  const registers = [registry];
  // Shared, because both metrics need the counts in the same scrape.
  const countJobs = inTime(onceAtATime(() => jobs.counts().catch((): JobCount[] | undefined => undefined)));
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs in the queue, by kind and state; created and retry are waiting, failed is out of retries.',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      const counts = await countJobs();
      this.reset();
      if (counts === undefined) return;
      for (const kind of jobs.kinds()) for (const state of statesAlwaysShown) this.set({ kind, state }, 0);
      for (const { kind, state, count } of counts) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'portal_jobs_oldest_waiting_seconds',
    help: 'How long the oldest due job of each kind has been waiting.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      const counts = await countJobs();
      this.reset();
      if (counts === undefined) return;
      for (const kind of jobs.kinds()) this.set({ kind }, 0);
      for (const [kind, states] of Map.groupBy(counts, ({ kind }) => kind))
        this.set({ kind }, Math.max(...states.map(({ oldestWaitsSeconds }) => oldestWaitsSeconds)));
    },
  });
  const ended = new Counter({
    name: 'portal_jobs_ended_total',
    help: 'Job runs in this process, by kind and outcome: done, retried, or permanently failed.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
    collect() {
      // Starts at zero, so that the first failure of a kind is an increase.
      for (const kind of jobs.kinds()) for (const outcome of jobOutcomes) this.inc({ kind, outcome }, 0);
    },
  });
  const durations = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Duration of job runs in this process, by kind.',
    labelNames: ['kind'] as const,
    buckets: jobBuckets,
    registers,
  });
  jobs.onEnd(({ kind, outcome, seconds }) => {
    ended.inc({ kind, outcome });
    durations.observe({ kind }, seconds);
  });
}

function registerCalls(registry: Registry): void {
  new Counter({
    name: 'portal_outside_calls_total',
    help: 'Calls to the bank, the bureau, the address service, the mail server, the file store and webhooks, by outcome.',
    labelNames: ['service', 'call', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { service, call, outcome, calls } of outsideCallFigures()) this.inc({ service, call, outcome }, calls);
    },
  });
  new Counter({
    name: 'portal_refused_calls_total',
    help: 'Calls refused with 429, by limit: address, operation (per address), key, quota (emails, codes and so on).',
    labelNames: ['limit'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, calls] of refusedCalls()) this.inc({ limit }, calls);
    },
  });
}

function registerModuleMetric(registry: Registry, metric: ModuleMetric, parts: MeasuredParts): void {
  const { kind, name, help, labelNames, from } = metric;
  const read = async () => metric.read(parts);
  const values = from === 'stored' ? inTime(onceAMinute(read)) : read;
  const options = { name, help, labelNames, registers: [registry] };
  if (kind === 'gauge') {
    new Gauge({
      ...options,
      async collect() {
        this.reset();
        for (const { labels, value } of (await values()) ?? []) this.set(labels, value);
      },
    });
    return;
  }
  new Counter({
    ...options,
    async collect() {
      this.reset();
      for (const { labels, value } of (await values()) ?? []) this.inc(labels, value);
    },
  });
}

function onceAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () =>
    (reading ??= read().finally(() => {
      reading = undefined;
    }));
}

function inTime<T>(read: () => Promise<T | undefined>): () => Promise<T | undefined> {
  return () => within(read(), LONGEST_COUNT_MS, undefined);
}

function onceAMinute<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let readAt = -Infinity;
  let found: Promise<T | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - readAt < MINUTE_MS) return found;
    readAt = performance.now();
    found = (async () => read())().catch(() => undefined);
    return found;
  };
}

/** Serves only `/metrics`, on a port that only operators can reach. */
export function buildMetricsApp(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  return app;
}
