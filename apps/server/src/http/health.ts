import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answersUnderPressure } from './overload.ts';

/** `/healthz`: the process is up. `/readyz`: database, migrations and queue answer, and files can be kept. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { config: answersUnderPressure }, () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, jobs, files] = await Promise.all([
      context.database.ready(),
      context.jobs.ready(),
      context.files.check().then(
        () => true,
        () => false,
      ),
    ]);
    return reply.code(database && jobs && files ? 200 : 503).send({ database, jobs, files });
  });
}
