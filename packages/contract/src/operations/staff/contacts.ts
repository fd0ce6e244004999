import * as z from 'zod/mini';
import { SEARCH_MAXIMUM_LENGTH } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { nextPage, pageQuery } from '../../fields/page.ts';
import { foundContact, mergePreview } from '../../staff/contacts.ts';
import { mailPreview } from '../../staff/decisions.ts';
import { defineOperation } from '../operation.ts';
import { answerPrivacyRequest } from '../staff.ts';

const CUSTOMER_ID = '0199c1f2-3b1c-7f0e-9d55-6a0c2e4b7f10';

export const searchContacts = defineOperation({
  operationId: 'Staff_SearchContacts',
  method: 'get',
  path: '/api/staff/contact-searches',
  summary:
    'Search customers in pages, newest first. `search` is an email address, a CRM id, the start of an operating or legal name, or parts of a person’s name or a phone number from their applications, also unfinished ones. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    after: described(
      pageQuery.shape.after,
      'The `next` of the previous page; leave it out for the first page.',
      CUSTOMER_ID,
    ),
    limit: described(pageQuery.shape.limit, 'The maximum number of results, 1 to 100; 50 by default.'),
    search: described(
      z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
      'The text to search for; without it, every customer is listed.',
      'Northshore',
    ),
    sameAs: described(
      z.optional(identifier),
      'Only customers with this customer’s email address, including this customer.',
      CUSTOMER_ID,
    ),
  }),
  response: z.strictObject({
    contacts: described(z.array(foundContact), 'The customers on this page, newest first.'),
    next: described(nextPage, 'The `after` of the next page; null on the last page.', CUSTOMER_ID),
  }),
  errors: [],
});

export const previewMerge = defineOperation({
  operationId: 'Staff_PreviewMerge',
  method: 'get',
  path: '/api/staff/contact-merges/preview',
  summary:
    'Preview what `Staff_MergeContacts` would move, combine and end, and why it would be refused. Nothing changes. Each read is in the audit trail.',
  access: 'staff',
  right: 'work',
  query: z.strictObject({
    keepCustomerId: described(identifier, 'The contact that would stay.', CUSTOMER_ID),
    mergeCustomerId: described(
      identifier,
      'The contact with the same email address that would be merged into it.',
      '0199c1f2-5c88-7a21-8e0b-4d7f19a3c2e6',
    ),
  }),
  response: mergePreview,
  errors: ['errorNotFound'],
});

export const createStaffExportTicket = defineOperation({
  operationId: 'Staff_CreateExportTicket',
  method: 'post',
  path: '/api/staff/contacts/{customerId}/export-tickets',
  summary:
    'Create a ticket for the ZIP that the customer can also download, in their language. It contains everything stored about them except the SIN and the text of internal notes. The ticket works once, for 60 seconds.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ customerId: described(identifier, 'The id of the customer.', CUSTOMER_ID) }),
  response: z.strictObject({
    path: described(z.string(), 'The path to download it from, once.', '/api/downloads/3f9c'),
  }),
  errors: ['errorNotFound'],
});

export const countPrivacyRequests = defineOperation({
  operationId: 'Staff_CountPrivacyRequests',
  method: 'get',
  path: '/api/staff/privacy-requests/counts',
  summary: 'Count the requests for correction or erasure that are waiting for an answer.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({ open: described(z.int(), 'The number without an answer.', 2) }),
  errors: [],
});

export const previewPrivacyAnswer = defineOperation({
  operationId: 'Staff_PreviewPrivacyAnswer',
  method: 'post',
  path: '/api/staff/privacy-requests/{requestId}/answer-previews',
  summary:
    'Preview the email that an answer to a privacy request would send, in the customer’s language. Nothing is sent, stored or erased.',
  access: 'staff',
  right: 'administer',
  params: answerPrivacyRequest.params,
  body: answerPrivacyRequest.body,
  response: mailPreview,
  errors: ['errorNotFound', 'errorNothingAsked'],
});
