import * as z from 'zod/mini';
import { SEARCH_MAXIMUM_LENGTH } from '../../constants.ts';
import { calendarDay } from '../../fields/time/calendar-day.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { nextPage, pageQuery } from '../../fields/page.ts';
import { auditEntry, operationName } from '../../staff/audit.ts';
import { webhookDelivery } from '../../staff/deliveries.ts';
import { defineOperation } from '../operation.ts';

const ENTRY_EXAMPLE = '0199c1f2-8b10-7f43-a6c5-6e0f2d9b1c57';

const page = (example: string) => ({
  after: described(pageQuery.shape.after, 'The `next` of the previous page; leave it out for the first page.', example),
  limit: described(pageQuery.shape.limit, 'The maximum number of results, 1 to 100; 50 by default.'),
});

export const searchAudit = defineOperation({
  operationId: 'Staff_SearchAudit',
  method: 'get',
  path: '/api/staff/audit-entries',
  summary:
    'Search the audit trail in pages, newest first. Each entry says who called which operation about which row. Each read is itself in the audit trail.',
  access: 'staff',
  right: 'oversee',
  query: z.strictObject({
    ...page(ENTRY_EXAMPLE),
    personId: described(
      z.optional(identifier),
      'Only calls by this staff member.',
      '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2',
    ),
    keyId: described(z.optional(identifier), 'Only calls with this key.', '0199c1f2-5c20-7d11-8e4f-1a2b3c4d5e6f'),
    operation: described(z.optional(operationName), 'Only calls of this operation.', 'Staff_GetApplication'),
    reference: described(
      z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
      'Only calls about the application with this reference.',
      'F-Z9HB-47VE',
    ),
    customerId: described(
      z.optional(identifier),
      'Only calls about this customer or any of their applications.',
      '0199c1f2-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    ),
    lists: described(
      z.optional(z.enum(['yes', 'no'])),
      'Whether to include reads of lists, such as those that an open list repeats; `yes` by default.',
      'no',
    ),
    from: described(z.optional(calendarDay), 'Only on this day (YYYY-MM-DD) or later.', '2026-02-01'),
    to: described(z.optional(calendarDay), 'Only on this day (YYYY-MM-DD) or earlier.', '2026-02-28'),
  }),
  response: z.strictObject({
    entries: described(z.array(auditEntry), 'The entries on this page.'),
    next: described(nextPage, 'The `after` of the next page; null on the last page.', ENTRY_EXAMPLE),
  }),
  errors: [],
});

export const listDeliveries = defineOperation({
  operationId: 'Staff_ListDeliveries',
  method: 'get',
  path: '/api/staff/webhooks/{webhookId}/deliveries',
  summary:
    'List what was sent to a webhook or is waiting for it, in pages, newest event first. Delivered events are listed only for a limited time.',
  access: 'staff',
  right: 'oversee',
  params: z.strictObject({
    webhookId: described(identifier, 'The id of a webhook in use.', '0199c1f2-4b22-7a33-9c44-5d6e7f809102'),
  }),
  query: z.strictObject({
    ...page('0199c1f2-9d33-7b51-8f0a-5d4c3b2a1908'),
    state: described(
      z.optional(z.enum(['undelivered'])),
      '`undelivered`: only events that are waiting or are no longer retried. Without it, all events.',
    ),
  }),
  response: z.strictObject({
    deliveries: described(z.array(webhookDelivery), 'The deliveries on this page.'),
    next: described(
      nextPage,
      'The `after` of the next page; null on the last page.',
      '0199c1f2-9d33-7b51-8f0a-5d4c3b2a1908',
    ),
  }),
  errors: ['errorNotFound'],
});
