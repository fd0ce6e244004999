import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { DAY_MS } from '@portal/contract/constants';
import { BATCH, inBatches } from '../../platform/batches.ts';
import { sendMail } from './actions/request-mail.ts';
import { mailSender } from './actions/send-mail.ts';
import type { MailConditions } from './actions/wanted-mails.ts';
import { deleteMailsSentBefore } from './storage/sent-mails.ts';

export const notificationJobs = (context: Context, conditions: MailConditions): JobHandler[] => [
  handleJob(sendMail, mailSender(context, conditions)),
  scheduleJob({ name: 'forget-sent-mails', cron: '17 4 * * *', expireSeconds: 1800 }, ({ signal }) => {
    const before = new Date(context.clock.now().getTime() - context.config.retentionDays.mail * DAY_MS);
    return inBatches(() => deleteMailsSentBefore(context.database.query, before, BATCH), signal);
  }),
];
