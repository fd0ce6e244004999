import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { type InHand, deliverToAll } from '../actions/deliver-webhooks.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

export function handleDeliverWebhooks(context: Context): JobHandler {
  const inHand: InHand = new Map();
  return handleJob(deliverWebhooks, (_, { signal }) => deliverToAll(context, inHand, signal));
}
