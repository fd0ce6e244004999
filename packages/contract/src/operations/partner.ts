import * as z from 'zod/mini';
import { PARTNER_REFERENCE_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier } from '../fields/identifier.ts';
import { nextPage, pageQuery } from '../fields/page.ts';
import { foldSpaces } from '../fields/text.ts';
import { defineOperation } from './operation.ts';
import { referralValues } from '../partner/referral-values.ts';
import { referral } from '../partner/referral.ts';

export const createReferral = defineOperation({
  operationId: 'Partner_CreateReferral',
  method: 'post',
  path: '/api/partner/referrals',
  summary:
    'Refer a client with any of the business and personal fields. The response contains the link to give to the client, which works for 30 days, for one person. The fields are filled in for whoever verifies `personalInfo.emailAddress`; without that address, the client fills in everything. The same Idempotency-Key with the same body gets the same response.',
  access: 'partner',
  headers: z.object({ 'idempotency-key': z.string().check(z.regex(/^[\w-]{8,100}$/u)) }),
  body: z.strictObject({
    ...referralValues.shape,
    partnerReference: z.optional(
      z
        .string()
        .check(
          z.overwrite(foldSpaces),
          z.minLength(1),
          z.maxLength(PARTNER_REFERENCE_MAXIMUM_LENGTH),
          z.regex(/^\P{Cc}+$/u),
        ),
    ),
  }),
  response: z.strictObject({ ...referral.shape, link: z.string() }),
  errors: ['errorIdempotencyMismatch'],
});

export const getReferral = defineOperation({
  operationId: 'Partner_GetReferral',
  method: 'get',
  path: '/api/partner/referrals/{referralId}',
  summary: "Get the progress of one of the partner's own referrals. Nothing that the client entered is returned.",
  access: 'partner',
  params: z.strictObject({ referralId: identifier }),
  response: referral,
  errors: ['errorNotFound'],
});

export const listReferrals = defineOperation({
  operationId: 'Partner_ListReferrals',
  method: 'get',
  path: '/api/partner/referrals',
  summary: "List the partner's own referrals in pages, newest first.",
  access: 'partner',
  query: pageQuery,
  response: z.strictObject({ referrals: z.array(referral), next: nextPage }),
  errors: [],
});
