import { searchContacts } from '@portal/contract/operations/staff-contacts';
import { implement } from '../../../http/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { toFoundContact } from '../answers/to-found-contact.ts';
import { listFoundContacts } from '../storage/found-contacts.ts';

export const searchContactsOperation = implement(searchContacts, async ({ context, query }) => {
  const { search, sameAs } = query;
  const found = await listFoundContacts(context.database.query, { ...rowsOfPage(query), search, sameAs });
  const { rows, next } = pageOf(query, found);
  return { contacts: rows.map((row) => toFoundContact(context.vault, row)), next };
});
