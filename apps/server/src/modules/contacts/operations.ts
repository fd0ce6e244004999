import { DomainError } from '@portal/contract/error-codes';
import * as staff from '@portal/contract/operations/staff';
import * as staffContacts from '@portal/contract/operations/staff/contacts';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { countApplicationsOf } from '../application/index.ts';
import { listContactsOfEmail } from '../customer/index.ts';
import { searchedParts } from '../work-list/index.ts';
import { previewMerge as preview, refuseSame } from './actions/preview-merge.ts';
import { toFoundContact } from './answers/to-found-contact.ts';
import { importContactsOperation } from './operations/import-contacts.ts';
import { mergeContactsOperation } from './operations/merge-contacts.ts';
import { judgeMatch } from './domain/judge-match.ts';
import { listFoundContacts } from './storage/found-contacts.ts';
import { findLegalName, listMatchedApplications } from './storage/matched-applications.ts';

export const contactsOperations: readonly ImplementedOperation[] = [
  importContactsOperation,
  implement(staff.listContacts, async ({ context, query }) => {
    const { database, vault } = context;
    const contacts = await listContactsOfEmail(database.query, vault, query.email);
    const ids = contacts.map(({ customerId }) => customerId);
    const counts = await countApplicationsOf(database.query, ids);
    return {
      contacts: contacts.map((contact) => ({ ...contact, applications: counts.get(contact.customerId) ?? 0 })),
    };
  }),
  mergeContactsOperation,
  implement(staffContacts.previewMerge, async ({ context, query, exchange }) => {
    const { keepCustomerId: keep, mergeCustomerId: merge } = query;
    exchange.noteRow(keep);
    exchange.noteRow(merge);
    refuseSame({ keep, merge });
    return preview(context.database.query, { keep, merge });
  }),
  implement(staffContacts.searchContacts, async ({ context, query }) => {
    const { search: text, sameAs } = query;
    const search = text === undefined ? undefined : { text, parts: await searchedParts(context, text) };
    const found = await listFoundContacts(context.database.query, { ...rowsOfPage(query), search, sameAs });
    const { rows, next } = pageOf(query, found);
    return { contacts: rows.map((row) => toFoundContact(context.vault, row)), next };
  }),
  implement(staff.listMatches, async ({ context, params }) => {
    const { query } = context.database;
    const ownName = await findLegalName(query, params.applicationId);
    if (ownName === undefined) throw new DomainError('errorNotFound');
    const found = await listMatchedApplications(query, params.applicationId);
    return {
      matches: found.map(({ legalName, submittedAt, ...match }) => ({
        ...match,
        submittedAt: submittedAt.toISOString(),
        ...judgeMatch(ownName, legalName, match.shared),
      })),
    };
  }),
];
