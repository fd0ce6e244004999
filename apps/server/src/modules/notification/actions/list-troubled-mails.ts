import type { Context } from '../../../kernel/context.ts';
import { sendMail } from './request-mail.ts';

export async function listTroubledMails({ jobs }: Pick<Context, 'jobs'>, most: number) {
  const troubled = await jobs.listTroubled(sendMail, most);
  return troubled.map(({ payload, state, queuedAt, tries }) => ({
    template: payload?.mail.template ?? null,
    state,
    queuedAt: queuedAt.toISOString(),
    tries,
  }));
}
