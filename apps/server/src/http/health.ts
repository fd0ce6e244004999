import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { within } from '../platform/within.ts';
import { respondsUnderPressure } from './limits/overload.ts';

/** Asked every second or two: not traced, and in the log at `debug`. */
const probe = { isProbe: true } as const;

/** A store that hangs must not have a balancer give up on the question, and with it on every server. */
export const FILES_ANSWER_WITHIN_MS = 1000;

/** Whether the server is about to stop: it still serves, and asks for no more. */
export interface Leaving {
  hasBegun: boolean;
}

/** What a server stands on, and whether it wants traffic. */
interface Readiness {
  isReady: boolean;
  parts: Record<'database' | 'jobs' | 'files', boolean>;
}

/** Whether files can be stored is told, but decides nothing: without them, all but uploads and downloads works. */
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
 * `/healthz`: the process is up. `/readyz`: it wants traffic: database, migrations and queue work, and it is not about to
 * stop.
 * `/leavez`: 503 once it is about to stop, otherwise 404, which passes a balancer's question on to the next server.
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
