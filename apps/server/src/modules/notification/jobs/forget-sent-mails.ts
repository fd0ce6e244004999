import { z } from 'zod';
import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { deleteMailsSentBefore } from '../storage/sent-mails.ts';

const forgetSentMails = defineJob({ name: 'forget-sent-mails', payload: z.strictObject({}), cron: '17 4 * * *' });

/** Erases the marks of mails sent long ago. */
export function handleForgetSentMails(context: Context): JobHandler {
  return handleJob(forgetSentMails, () =>
    deleteMailsSentBefore(
      context.database.query,
      new Date(context.clock.now().getTime() - context.config.retentionDays.mail * DAY_MS),
    ),
  );
}
