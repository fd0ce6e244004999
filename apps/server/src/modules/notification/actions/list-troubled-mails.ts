import type { Context } from '../../../kernel/context.ts';
import { sendMail } from './request-mail.ts';

/** Emails that are late or could not be sent, newest first, by kind and time, without their contents. */
export async function listTroubledMails({ jobs }: Pick<Context, 'jobs'>, most: number) {
  const troubled = await jobs.listTroubled(sendMail, most);
  return troubled.map(({ payload, state, queuedAt, tries }) => ({
    template: payload?.mail.template ?? null,
    state,
    queuedAt: queuedAt.toISOString(),
    tries,
  }));
}
