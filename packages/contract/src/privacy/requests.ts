import * as z from 'zod/mini';
import { dayNumber, dayOf, productDay } from '../calendar.ts';
import { consentKinds } from '../consent.ts';
import { PRIVACY_ANSWER_DAYS } from '../constants.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';

export const privacyRequestKinds = ['correction', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyRequestOutcomes = ['done', 'declined'] as const;
export type PrivacyRequestOutcome = (typeof privacyRequestOutcomes)[number];

const ownConsent = z.strictObject({
  consentId: identifier,
  kind: z.enum(consentKinds),
  textVersion: z.string(),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
  business: z.nullable(z.string()),
  neededBy: z.array(z.strictObject({ applicationId: identifier, business: z.nullable(z.string()) })),
});
export type OwnConsent = z.infer<typeof ownConsent>;

const ownRequest = z.strictObject({
  requestId: identifier,
  kind: z.enum(privacyRequestKinds),
  text: z.nullable(z.string()),
  askedAt: instant,
  outcome: z.nullable(z.enum(privacyRequestOutcomes)),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type OwnPrivacyRequest = z.infer<typeof ownRequest>;

export const privacyOverview = z.strictObject({
  consents: z.array(ownConsent),
  requests: z.array(ownRequest),
  remindersWanted: z.boolean(),
});

export type PrivacyOverview = z.infer<typeof privacyOverview>;

export const staffRequest = z.strictObject({
  ...ownRequest.shape,
  customerId: identifier,
  email: z.nullable(z.string()),
  language,
  answeredBy: z.nullable(z.string()),
});
export type StaffPrivacyRequest = z.infer<typeof staffRequest>;

export function privacyAnswerDay({ askedAt }: Pick<StaffPrivacyRequest, 'askedAt'>): string {
  return dayOf(dayNumber(productDay(new Date(askedAt))) + PRIVACY_ANSWER_DAYS);
}

/** Days left; negative if late. */
export function privacyDaysLeft(request: Pick<StaffPrivacyRequest, 'askedAt'>, today: string): number {
  return dayNumber(privacyAnswerDay(request)) - dayNumber(today);
}
