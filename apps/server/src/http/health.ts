import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { respondsUnderPressure } from './overload.ts';

/** Whether the server is about to stop: it still serves, and asks for no more. */
export interface Leaving {
  hasBegun: boolean;
}

/**
 * `/healthz`: the process is up. `/readyz`: it wants traffic: database, migrations and queue work, and it is not about to
 * stop. Whether files can be stored is told, but decides nothing: without them, all but uploads and downloads works.
 * `/leavez`: 503 once it is about to stop, otherwise 404, which passes a balancer's question on to the next server.
 */
export function registerHealth(app: FastifyInstance, context: Context, leaving: Leaving): void {
  app.get('/healthz', { config: respondsUnderPressure }, () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, jobs, files] = await Promise.all([
      context.database.ready(),
      context.jobs.ready(),
      context.files.check().then(
        () => true,
        () => false,
      ),
    ]);
    const isReady = database && jobs && !leaving.hasBegun;
    return reply.code(isReady ? 200 : 503).send({ database, jobs, files, leaving: leaving.hasBegun });
  });
  app.get('/leavez', { config: respondsUnderPressure }, (_request, reply) =>
    reply.code(leaving.hasBegun ? 503 : 404).send({ leaving: leaving.hasBegun }),
  );
}
