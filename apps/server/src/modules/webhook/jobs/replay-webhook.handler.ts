import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { makeDueAgain } from '../actions/webhooks.ts';
import { replayWebhookJob } from './replay-webhook.ts';

export function handleReplayWebhook(context: Context): JobHandler {
  return handleJob(replayWebhookJob, ({ endpointId, since, at }) =>
    makeDueAgain(context, { endpointId, since: new Date(since), at: new Date(at) }),
  );
}
