import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases the marks of mails sent long ago. */
export const forgetSentMails = defineJob({
  name: 'forget-sent-mails',
  payload: z.strictObject({}),
  expireSeconds: 1800,
  cron: '17 4 * * *',
});
