import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';
import { mailRequest } from '../emails/mail-request.ts';

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
