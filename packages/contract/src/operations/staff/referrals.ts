import * as z from 'zod/mini';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { nextPage, pageQuery } from '../../fields/page.ts';
import { listedReferral } from '../../staff/referrals.ts';
import { defineOperation } from '../operation.ts';

const EXAMPLE = '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b20';

export const listReferrals = defineOperation({
  operationId: 'Staff_ListReferrals',
  method: 'get',
  path: '/api/staff/partners/{partnerId}/referrals',
  summary:
    'List a partner’s referrals in pages, newest first, with the outcome and resulting application of each. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({
    partnerId: described(identifier, 'The id of a partner.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'),
  }),
  query: z.strictObject({
    after: described(
      pageQuery.shape.after,
      'The `next` of the previous page; leave it out for the first page.',
      EXAMPLE,
    ),
    limit: described(pageQuery.shape.limit, 'The maximum number of results, 1 to 100; 50 by default.'),
  }),
  response: z.strictObject({
    referrals: described(z.array(listedReferral), 'The referrals on this page, newest first.'),
    next: described(nextPage, 'The `after` of the next page; null on the last page.', EXAMPLE),
  }),
  errors: ['errorNotFound'],
});
