import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '@portal/contract/error-codes';
import type { AdjustableClock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { DevelopmentInbox } from '../platform/mailer/index.ts';
import { inboxPage } from './inbox-page.ts';

const advance = z.strictObject({ advanceSeconds: z.number().check(z.minimum(0), z.maximum(400 * 86_400)) });

export interface DevelopmentParts {
  clock: AdjustableClock;
  inbox: DevelopmentInbox | undefined;
}

/** The development inbox and the clock that can be advanced, including waiting jobs. Never registered in production. */
export function registerDevelopment(app: FastifyInstance, jobs: Jobs, { clock, inbox }: DevelopmentParts): void {
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
