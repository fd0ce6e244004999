import { DomainError } from '@portal/contract/error-codes';
import { replayWebhook } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { replayEvents } from '../../webhook/index.ts';

export const replayWebhookOperation = implement(replayWebhook, async ({ context, params, body }) => {
  const events = await replayEvents(context, params.webhookId, new Date(body.since));
  if (events === undefined) throw new DomainError('errorNotFound');
  return { events };
});
