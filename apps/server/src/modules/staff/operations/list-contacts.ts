import { listContacts } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { listContactsOfEmail } from '../../customer/index.ts';

export const listContactsOperation = implement(listContacts, async ({ context, query, exchange }) => {
  const contacts = await listContactsOfEmail(context.database.query, context.vault, query.email);
  for (const { customerId } of contacts) exchange.noteRow(customerId);
  return { contacts };
});
