import * as z from 'zod/mini';
import { SEARCH_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { nextPage, pageQuery } from '../fields/page.ts';
import { foundContact, mergePreview } from '../staff/contacts.ts';
import { mailPreview } from '../staff/decisions.ts';
import { defineOperation } from './operation.ts';
import { answerPrivacyRequest } from './staff.ts';

const CUSTOMER_ID = '0199c1f2-3b1c-7f0e-9d55-6a0c2e4b7f10';

export const searchContacts = defineOperation({
  operationId: 'Staff_SearchContacts',
  method: 'get',
  path: '/api/staff/contact-searches',
  summary:
    'Customers in pages, the newest first. `search` is an email address, the id of the CRM, or the start of an operating or legal name. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    after: described(pageQuery.shape.after, 'The `next` of the page before; the first page without it.', CUSTOMER_ID),
    limit: described(pageQuery.shape.limit, 'How many at most, 1 to 100; 50 without it.'),
    search: described(
      z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
      'What is looked for; every customer without it.',
      'Northshore',
    ),
    sameAs: described(
      z.optional(identifier),
      'Only those with the address of this customer, themselves too.',
      CUSTOMER_ID,
    ),
  }),
  response: z.strictObject({
    contacts: described(z.array(foundContact), 'The customers of the page, the newest first.'),
    next: described(nextPage, 'The `after` of the next page; null on the last one.', CUSTOMER_ID),
  }),
  errors: [],
});

export const previewMerge = defineOperation({
  operationId: 'Staff_PreviewMerge',
  method: 'get',
  path: '/api/staff/contact-merges/preview',
  summary:
    'What `Staff_MergeContacts` would move, unite and end, and why it would be refused. Nothing is changed. Each read is in the audit trail.',
  access: 'staff',
  right: 'work',
  query: z.strictObject({
    keepCustomerId: described(identifier, 'The contact that would stay.', CUSTOMER_ID),
    mergeCustomerId: described(
      identifier,
      'The contact of the same email address that would become part of it.',
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
    'A one-use ticket of 60 seconds for the ZIP that the customer can download as well, in their language: everything stored about them but the SIN and the words of internal notes.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ customerId: described(identifier, 'The id of the customer.', CUSTOMER_ID) }),
  response: z.strictObject({
    path: described(z.string(), 'Where it is downloaded, once.', '/api/downloads/3f9c'),
  }),
  errors: ['errorNotFound'],
});

export const countPrivacyRequests = defineOperation({
  operationId: 'Staff_CountPrivacyRequests',
  method: 'get',
  path: '/api/staff/privacy-requests/counts',
  summary: 'How many requests for correction or erasure wait for an answer.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({ open: described(z.int(), 'Those without an answer.', 2) }),
  errors: [],
});

export const previewPrivacyAnswer = defineOperation({
  operationId: 'Staff_PreviewPrivacyAnswer',
  method: 'post',
  path: '/api/staff/privacy-requests/{requestId}/answer-previews',
  summary:
    'The mail that an answer to a request would send, as the customer would get it, in their language. Nothing is sent, stored or erased.',
  access: 'staff',
  right: 'administer',
  params: answerPrivacyRequest.params,
  body: answerPrivacyRequest.body,
  response: mailPreview,
  errors: ['errorNotFound', 'errorNothingAsked'],
});
