import { DomainError } from '@portal/contract/error-codes';
import { createWebhook } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { addWebhook } from '../../webhook/index.ts';

export const createWebhookOperation = implement(createWebhook, async ({ context, body, exchange }) => {
  // Events travel the open network only in development.
  if (context.config.mode === 'production' && !body.url.startsWith('https:')) {
    throw new DomainError('errorValidation', { errors: [{ path: 'url', key: 'errors.errorValidation' }] });
  }
  const webhook = await addWebhook(context, body.url);
  exchange.noteRow(webhook.webhookId);
  return webhook;
});
