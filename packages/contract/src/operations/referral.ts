import * as z from 'zod/mini';
import { application } from '../entities/entities.ts';
import { acceptedReferral, acceptedTerms } from '../fields/accepted.ts';
import { email } from '../fields/email.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { missingInformation } from '../partner/missing-information.ts';
import { sharedFields } from '../partner/shared-fields.ts';
import { pendingVerification } from './auth.ts';
import { defineOperation } from './operation.ts';

/** The `referral` of the link. */
const token = z.string().check(z.maxLength(200));

/** `own`: this customer has agreed to it already. `used`: somebody has, who is not known to be this one. */
export const referralStates = ['open', 'own', 'used', 'expired'] as const;

const told = z.strictObject({
  partnerName: z.string(),
  businessName: z.nullable(z.string()),
  /** Which kinds of information the partner shared; never their content. */
  sharedFields: z.array(z.enum(sharedFields)),
});

export const openReferral = defineOperation({
  operationId: 'Referral_OpenReferral',
  method: 'post',
  path: '/api/referrals/openings',
  summary:
    "What a referral's link says before an address is proved: the partner's and the business's names, and which kinds of information were shared.",
  access: 'anyone',
  body: z.strictObject({ token }),
  answer: z.strictObject({ ...told.shape, state: z.enum(referralStates) }),
  errors: ['errorNotFound'],
});

/** What the applicant agrees to, and the address to prove. */
export const referralForm = z.strictObject({ email, acceptedReferral, acceptedTerms });
export type ReferralForm = z.infer<typeof referralForm>;

/** The same where the address is proved already. */
export const ownReferralForm = z.strictObject({ acceptedReferral, acceptedTerms });
export type OwnReferralForm = z.infer<typeof ownReferralForm>;

export const requestVerification = defineOperation({
  operationId: 'Referral_RequestVerification',
  method: 'post',
  path: '/api/referrals/verifications',
  summary: 'Agree to a referral and ask for a mail that proves the address; the referral waits for the proof.',
  access: 'anyone',
  body: z.strictObject({ ...referralForm.shape, token, language }),
  answer: pendingVerification,
  errors: ['errorNotFound', 'errorLinkExpired', 'errorTooManyRequests'],
});

export const acceptReferral = defineOperation({
  operationId: 'Referral_AcceptReferral',
  method: 'post',
  path: '/api/referrals/acceptances',
  summary: 'Agree to a referral as a customer whose address is proved. Application_PrepareApplication goes on from it.',
  access: 'customer',
  body: z.strictObject({ ...ownReferralForm.shape, token, language }),
  errors: ['errorNotFound', 'errorLinkExpired'],
});

export const getReferrer = defineOperation({
  operationId: 'Referral_GetReferrer',
  method: 'get',
  path: '/api/applications/{applicationId}/referrer',
  summary: 'Which partner referred this application, and which kinds of information it shared.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier }),
  answer: told,
  errors: ['errorNotFound'],
});

export const saveMissingInformation = defineOperation({
  operationId: 'Application_SaveMissingInformation',
  method: 'put',
  path: '/api/applications/{applicationId}/missing-information',
  summary:
    'Of an application that a partner referred: save the answers that the partner did not share. With them every step before revenue is done; a value below a bound of eligibility is a fault of its field.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier }),
  body: z.strictObject({ version: z.number().check(z.int(), z.minimum(0)), values: missingInformation }),
  answer: application,
  errors: [
    'errorNotFound',
    'errorVersionConflict',
    'errorAlreadySubmitted',
    'errorStepNotReached',
    'errorOpenApplicationFound',
  ],
});
