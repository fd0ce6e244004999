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
 * server is not stopping. While overloaded, it is ready if it ever was: too many calls for all servers must not leave a
 * balancer without any, and checks would take too long. `/leavez`: 503 while the server is overloaded or stopping,
 * otherwise 404. The 503 makes a balancer prefer other servers.
 */
export function registerHealth(
  app: FastifyInstance,
  context: Context,
  leaving: Leaving,
  isOverloaded: () => boolean = () => false,
): void {
  const config = { ...probe, ...respondsUnderPressure };
  let wasReady = false;
  let parts: Readiness['parts'] = { database: false, jobs: false, files: false };
  app.get('/healthz', { config }, () => ({ status: 'up' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const checked = isOverloaded() ? undefined : await readinessOf(context, leaving);
    const overloaded = isOverloaded();
    if (checked && !overloaded) {
      wasReady ||= checked.isReady;
      ({ parts } = checked);
    }
    const isReady = overloaded || !checked ? wasReady && !leaving.hasBegun : checked.isReady;
    return reply.code(isReady ? 200 : 503).send({ ...parts, leaving: leaving.hasBegun, overloaded });
  });
  app.get('/leavez', { config }, (_request, reply) => {
    const overloaded = isOverloaded();
    return reply.code(overloaded || leaving.hasBegun ? 503 : 404).send({ leaving: leaving.hasBegun, overloaded });
  });
}
