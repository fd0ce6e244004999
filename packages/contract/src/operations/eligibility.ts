import * as z from 'zod/mini';
import { eligibilityStatuses, ineligibilityReasons } from '../eligibility.ts';
import { acceptedTerms } from '../fields/accepted.ts';
import { email } from '../fields/email.ts';
import { annualRevenue } from '../fields/money.ts';
import { possibleAge, timeInBusinessFields } from '../fields/time/time-in-business.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const shape = { ...timeInBusinessFields, annualRevenue, email, acceptedTerms };
export const eligibilityForm = z.strictObject(shape).check(possibleAge);
export type EligibilityForm = z.infer<typeof eligibilityForm>;

export const checkEligibility = defineOperation({
  operationId: 'Eligibility_CheckEligibility',
  method: 'post',
  path: '/api/eligibility/checks',
  summary:
    'Assess eligibility. If the business is eligible and the address is new, a verification email is sent and the answers wait for it. If the address belongs to a customer, nothing is sent until Auth_ResendVerification is called.',
  access: 'anyone',
  body: z.strictObject({ ...shape, language }).check(possibleAge),
  response: z.strictObject({
    eligibilityStatus: z.enum(eligibilityStatuses),
    reasons: z.array(z.enum(ineligibilityReasons)),
    next: z.enum(['notEligible', 'checkInbox', 'existingCustomer']),
  }),
  errors: ['errorTooManyRequests'],
});

export const submitNotEligible = defineOperation({
  operationId: 'Eligibility_SubmitNotEligible',
  method: 'post',
  path: '/api/eligibility/leads',
  summary: 'Save the answers and email address of a person who is not eligible yet, so that they can be contacted.',
  access: 'anyone',
  body: z.strictObject({ ...shape, language }).check(possibleAge),
  errors: ['errorTooManyRequests'],
});
