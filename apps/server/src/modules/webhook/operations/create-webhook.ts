import { DomainError } from '@portal/contract/error-codes';
import { createWebhook } from '@portal/contract/operations/staff';
import type { Config } from '../../../config/index.ts';
import { implement } from '../../../kernel/operation.ts';
import { isInternalHost } from '../../../config/values/internal-address.ts';
import { addWebhook } from '../actions/webhooks.ts';

export const createWebhookOperation = implement(createWebhook, async ({ context, body, exchange }) => {
  if (!mayReceive(context.config, body.url))
    throw new DomainError('errorValidation', { errors: [{ path: 'url', key: 'errors.errorValidation' }] });

  const webhook = await addWebhook(context, body.url);
  exchange.noteRow(webhook.webhookId);
  return webhook;
});

/** In production, external receivers must use encryption, and internal addresses need the lender's permission. */
function mayReceive({ mode, allowsInternalWebhooks }: Config, address: string): boolean {
  const url = URL.parse(address);
  if (!url || mode !== 'production') return url !== null;
  return isInternalHost(url.hostname) ? allowsInternalWebhooks : url.protocol === 'https:';
}
