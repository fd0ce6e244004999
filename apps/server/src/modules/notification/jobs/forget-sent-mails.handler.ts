import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { deleteMailsSentBefore } from '../storage/sent-mails.ts';
import { forgetSentMails } from './forget-sent-mails.ts';

export function handleForgetSentMails(context: Context): JobHandler {
  return handleJob(forgetSentMails, (_payload, { signal }) => {
    const before = new Date(context.clock.now().getTime() - context.config.retentionDays.mail * DAY_MS);
    return inBatches(() => deleteMailsSentBefore(context.database.query, before, BATCH), signal);
  });
}
