import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { dropWebhook, replayEvent, replayEvents } from './actions/webhooks.ts';
import { createWebhookOperation } from './operations/create-webhook.ts';
import { listDeliveriesOperation } from './operations/list-deliveries.ts';
import { listWebhookStates } from './storage/endpoints.ts';

export const webhookOperations: readonly ImplementedOperation[] = [
  createWebhookOperation,
  implement(staff.listWebhooks, async ({ context }) => ({
    webhooks: await listWebhookStates(context.database.query),
  })),
  implement(staff.removeWebhook, async ({ context, params }) => {
    if (!(await dropWebhook(context, params.webhookId))) throw new DomainError('errorNotFound');
    return undefined;
  }),
  implement(staff.replayWebhook, async ({ context, params: { webhookId }, body: { since, eventId } }) => {
    if (eventId !== undefined && since === undefined) {
      if (!(await replayEvent(context, { endpointId: webhookId, eventId }))) throw new DomainError('errorNotFound');
      return { events: 1 };
    }
    if (since === undefined || eventId !== undefined)
      throw new DomainError('errorValidation', { errors: [{ path: 'since', key: 'errors.errorValidation' }] });
    const events = await replayEvents(context, webhookId, new Date(since));
    if (events === undefined) throw new DomainError('errorNotFound');
    return { events };
  }),
  listDeliveriesOperation,
];
