import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { nextPage, pageQuery } from '../fields/page.ts';
import { listedReferral } from '../staff/referrals.ts';
import { defineOperation } from './operation.ts';

const EXAMPLE = '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b20';

export const listReferrals = defineOperation({
  operationId: 'Staff_ListReferrals',
  method: 'get',
  path: '/api/staff/partners/{partnerId}/referrals',
  summary:
    'The referrals of a partner in pages, the newest first: what became of each, and the application that came of it. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({
    partnerId: described(identifier, 'The id of a partner.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'),
  }),
  query: z.strictObject({
    after: described(pageQuery.shape.after, 'The `next` of the page before; the first page without it.', EXAMPLE),
    limit: described(pageQuery.shape.limit, 'How many at most, 1 to 100; 50 without it.'),
  }),
  response: z.strictObject({
    referrals: described(z.array(listedReferral), 'The referrals of the page, the newest first.'),
    next: described(nextPage, 'The `after` of the next page; null on the last one.', EXAMPLE),
  }),
  errors: ['errorNotFound'],
});
