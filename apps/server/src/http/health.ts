import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answersUnderPressure } from './overload.ts';

/** `/healthz`: the process is up. `/readyz`: database, migrations and queue answer. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { config: answersUnderPressure }, () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, jobs] = await Promise.all([context.database.ready(), context.jobs.ready()]);
    return reply.code(database && jobs ? 200 : 503).send({ database, jobs });
  });
}
