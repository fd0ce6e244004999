import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { readerFigures } from '../modules/revenue/index.ts';

/** From a quick response to the longest that a person waits, in seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the process counts for its operators. Labels are our own names and numbers: nothing personal. */
export interface Metrics {
  /** Counts and times the calls of `app`. */
  watch(app: FastifyInstance): void;
  /** In the Prometheus text format. */
  read(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time until a call was answered, by operation (or route) and HTTP status.',
    labelNames: ['operation', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs that the queue holds, by kind and state; created and retry wait, failed is out of retries.',
    labelNames: ['job', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      // While the database is down, the other figures are what matters.
      const counts = await jobs.counts().catch(() => []);
      for (const { job, state, count } of counts) this.set({ job, state }, count);
    },
  });
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by use, and callers that wait for one.',
    labelNames: ['use'] as const,
    registers,
    collect() {
      for (const [use, count] of Object.entries(database.connections())) this.set({ use }, count);
    },
  });

  registerReader(registry);

  return {
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const { config, url } = request.routeOptions;
        const operation = config.operationId ?? url ?? 'unknown';
        durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
        done();
      });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What the readers of uploaded files do: whose files take long shows in seconds, and whether they suffice in waiting. */
function registerReader(registry: Registry): void {
  const registers = [registry];
  const labelNames = ['task', 'outcome'] as const;
  new Counter({
    name: 'portal_reader_files_total',
    help: 'Uploaded files by task (check at upload, read, readSlow, readPictures) and outcome.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { task, outcome, files } of readerFigures().done) this.inc({ task, outcome }, files);
    },
  });
  new Counter({
    name: 'portal_reader_processor_seconds_total',
    help: 'Processor time that reading uploaded files took, by task and outcome.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { task, outcome, seconds } of readerFigures().done) this.inc({ task, outcome }, seconds);
    },
  });
  new Gauge({
    name: 'portal_reader_waiting',
    help: 'Uploaded files that wait for their turn with a reader.',
    registers,
    collect() {
      this.set(readerFigures().waiting);
    },
  });
}

/** Serves only `/metrics`, on a port that only the portal's operators can reach. */
export function buildMetricsApp(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  return app;
}
