import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type MailRequest, mailRequest } from '../emails/mail-request.ts';

/** Longer than the slowest mail server may take, so that no second worker takes a mail that is being sent. */
const EXPIRE_SECONDS = 300;
const CONCURRENCY = 4;

export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ messageId: z.string(), mail: mailRequest }),
  expireSeconds: EXPIRE_SECONDS,
  concurrency: CONCURRENCY,
});

/** Requests a mail as part of `tx`: if it commits, the mail is sent at least once, always with the same Message-ID. */
export async function requestMail(tx: Transaction, context: Context, mail: MailRequest): Promise<void> {
  await context.jobs.enqueue(tx, sendMail, { messageId: context.random.uuid(), mail });
}
