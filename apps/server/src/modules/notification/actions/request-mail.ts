import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type MailRequest, mailRequest } from '../emails/mail-request.ts';

/** More than the slowest mail server is given, so that no second worker takes a mail that is under way. */
const EXPIRE_SECONDS = 300;
const CONCURRENCY = 4;

/** Sends a mail once. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ messageId: z.string(), mail: mailRequest }),
  expireSeconds: EXPIRE_SECONDS,
  concurrency: CONCURRENCY,
});

/** Asks for a mail as part of `tx`: it is sent, at least once and with one Message-ID, if `tx` commits. */
export async function requestMail(tx: Transaction, context: Context, mail: MailRequest): Promise<void> {
  await context.jobs.enqueue(tx, sendMail, { messageId: context.random.uuid(), mail });
}
