import * as z from 'zod/mini';
import { pendingVerification } from '../entities/session.ts';
import { acceptedReferral, acceptedTerms } from '../fields/accepted.ts';
import { email } from '../fields/email.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { linkToken } from '../fields/link-token.ts';
import { defineOperation } from './operation.ts';
import { referralStates } from '../partner/referral.ts';
import { sharedFields } from '../partner/shared-fields.ts';

const referralTerms = z.strictObject({
  partnerName: z.string(),
  businessName: z.nullable(z.string()),
  sharedFields: z.array(z.enum(sharedFields)),
});

export const openReferral = defineOperation({
  operationId: 'Referral_OpenReferral',
  method: 'post',
  path: '/api/referrals/openings',
  summary:
    "Get what a referral's link shows before an address is verified. That is the partner's name, the business's name, and which kinds of information were shared.",
  access: 'anyone',
  body: z.strictObject({ token: linkToken }),
  response: z.strictObject({ ...referralTerms.shape, state: z.enum(referralStates) }),
  errors: ['errorNotFound'],
});

export const referralForm = z.strictObject({ email, acceptedReferral, acceptedTerms });
export type ReferralForm = z.infer<typeof referralForm>;

export const ownReferralForm = z.strictObject({ acceptedReferral, acceptedTerms });
export type OwnReferralForm = z.infer<typeof ownReferralForm>;

export const requestVerification = defineOperation({
  operationId: 'Referral_RequestVerification',
  method: 'post',
  path: '/api/referrals/verifications',
  summary: 'Agree to a referral and request an email to verify the address. The referral waits until it is verified.',
  access: 'anyone',
  body: z.strictObject({ ...referralForm.shape, token: linkToken, language }),
  response: pendingVerification,
  errors: ['errorNotFound', 'errorLinkExpired', 'errorTooManyRequests'],
});

export const acceptReferral = defineOperation({
  operationId: 'Referral_AcceptReferral',
  method: 'post',
  path: '/api/referrals/acceptances',
  summary:
    'Agree to a referral as a customer whose address is verified. Application_PrepareApplication continues from it.',
  access: 'customer',
  body: z.strictObject({ ...ownReferralForm.shape, token: linkToken, language }),
  errors: ['errorNotFound', 'errorLinkExpired'],
});

export const getReferrer = defineOperation({
  operationId: 'Referral_GetReferrer',
  method: 'get',
  path: '/api/applications/{applicationId}/referrer',
  summary: 'Get the partner that referred this application, and the kinds of information it shared.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier }),
  response: referralTerms,
  errors: ['errorNotFound'],
});
