import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { DEMO_PATH } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { AdjustableClock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { DevelopmentInbox } from '../platform/mailer/index.ts';
import { inboxPage } from './pages/inbox-page.ts';

const advance = z.strictObject({ advanceSeconds: z.number().check(z.minimum(0), z.maximum(400 * 86_400)) });

export interface DevelopmentParts {
  clock: AdjustableClock;
  inbox: DevelopmentInbox | undefined;
  banner: string;
}

/**
 * Routes for the development inbox, the adjustable clock with its waiting jobs, and the startup banner. Never
 * registered in production.
 */
export function registerDevelopment(app: FastifyInstance, jobs: Jobs, development: DevelopmentParts): void {
  const { clock, inbox } = development;
  app.get(DEMO_PATH, (_request, reply) => reply.type('text/plain; charset=utf-8').send(development.banner));
  app.post('/dev/clock', async (request) => {
    const body = z.safeParse(advance, request.body);
    if (!body.success) throw new DomainError('errorValidation');
    clock.advance(body.data.advanceSeconds);
    await jobs.bringForward(body.data.advanceSeconds);
    return { now: clock.now().toISOString() };
  });
  if (!inbox) return;
  app.get('/dev/inbox.json', () => inbox.list());
  app.get('/dev/inbox', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:",
      )
      .type('text/html; charset=utf-8')
      .send(inboxPage(await inbox.list())),
  );
}
