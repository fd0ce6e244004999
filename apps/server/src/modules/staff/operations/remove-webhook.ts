import { DomainError } from '@portal/contract/error-codes';
import { removeWebhook } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { dropWebhook } from '../../webhook/index.ts';

export const removeWebhookOperation = implement(removeWebhook, async ({ context, params }) => {
  if (!(await dropWebhook(context, params.webhookId))) throw new DomainError('errorNotFound');
  return undefined;
});
