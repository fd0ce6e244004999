import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';

/** From a quick answer to the longest that a person waits for, in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the process counts for those who run it. Labels are names of ours and numbers: nothing of a person. */
export interface Metrics {
  /** Counts and times the calls of `app`. */
  watch(app: FastifyInstance): void;
  /** In the text form of Prometheus. */
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
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs that the queue holds, by kind and state; created and retry wait, failed gave up.',
    labelNames: ['job', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      // While the database is away, the other figures are what is looked for.
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

/** Serves `/metrics` and nothing else, on a port that only those who run the portal can reach. */
export function buildMetricsApp(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  return app;
}
