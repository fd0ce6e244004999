import { listWebhooks } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { listWebhookStates } from '../../webhook/index.ts';

export const listWebhooksOperation = implement(listWebhooks, async ({ context }) => ({
  webhooks: await listWebhookStates(context.database.query),
}));
