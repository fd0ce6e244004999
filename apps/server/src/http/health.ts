import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { within } from '../platform/within.ts';
import { respondsUnderPressure } from './limits/overload.ts';

/** Called every second or two: not traced, and logged at `debug`. */
const probe = { isProbe: true } as const;

/** A hanging store must not make balancers time out and drop every server. */
export const FILES_ANSWER_WITHIN_MS = 1000;

/** Whether the server is stopping: it still serves requests but reports "not ready". */
export interface Leaving {
  hasBegun: boolean;
}

interface Readiness {
  isReady: boolean;
  parts: Record<'database' | 'jobs' | 'files', boolean>;
}

/** File storage is reported but does not affect readiness: without it, everything but uploads and downloads works. */
export async function readinessOf(
  { database, jobs, files }: Pick<Context, 'database' | 'jobs' | 'files'>,
  leaving: Leaving,
): Promise<Readiness> {
  const [isDatabaseReady, isQueueReady, areFilesReady] = await Promise.all([
    database.ready(),
    jobs.ready(),
    within(
      files.check().then(
        () => true,
        () => false,
      ),
      FILES_ANSWER_WITHIN_MS,
      false,
    ),
  ]);
  return {
    isReady: isDatabaseReady && isQueueReady && !leaving.hasBegun,
    parts: { database: isDatabaseReady, jobs: isQueueReady, files: areFilesReady },
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: ready for traffic, because the database, migrations and queue work and the
 * server is not stopping. `/leavez`: 503 once the server is stopping, otherwise 404. The 503 makes a balancer try the
 * next server.
 */
export function registerHealth(app: FastifyInstance, context: Context, leaving: Leaving): void {
  app.get('/healthz', { config: { ...probe, ...respondsUnderPressure } }, () => ({ status: 'up' }));
  app.get('/readyz', { config: probe }, async (_request, reply) => {
    const { isReady, parts } = await readinessOf(context, leaving);
    return reply.code(isReady ? 200 : 503).send({ ...parts, leaving: leaving.hasBegun });
  });
  app.get('/leavez', { config: { ...probe, ...respondsUnderPressure } }, (_request, reply) =>
    reply.code(leaving.hasBegun ? 503 : 404).send({ leaving: leaving.hasBegun }),
  );
}
