import { listContacts } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { listContactsOfEmail } from '../../customer/index.ts';

export const listContactsOperation = implement(listContacts, async ({ context, query }) => {
  const contacts = await listContactsOfEmail(context.database.query, context.vault, query.email);
  return { contacts };
});
