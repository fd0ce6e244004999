import * as z from 'zod/mini';
import { type ApplicationStatus, closingOutcomes } from '../application/status.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** `own`: this customer has accepted it. `used`: probably accepted by someone else. */
export const referralStates = ['open', 'own', 'used', 'expired'] as const;

/** The status a partner sees: no more than the welcome screen tells the client (`partner.welcome.status`). */
export const statusForPartner = {
  incomplete: 'incomplete',
  underReview: 'underReview',
  informationRequired: 'informationRequired',
  closed: 'closed',
} as const satisfies Record<ApplicationStatus, string>;

/** `sent`: not accepted yet. `accepted`: accepted, but there is no application yet. */
export const referralStatuses = [
  'sent',
  'expired',
  'accepted',
  'incomplete',
  'underReview',
  'informationRequired',
  'closed',
] as const satisfies readonly ('sent' | 'expired' | 'accepted' | (typeof statusForPartner)[ApplicationStatus])[];

export const referral = z.strictObject({
  referralId: identifier,
  partnerReference: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  status: z.enum(referralStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  createdAt: instant,
  expiresAt: instant,
});
export type Referral = z.infer<typeof referral>;
