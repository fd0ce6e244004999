import * as z from 'zod/mini';
import { type ApplicationStatus, closingOutcomes } from '../application/status.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** `own`: this customer has agreed to it already. `used`: somebody has, who is not known to be this one. */
export const referralStates = ['open', 'own', 'used', 'expired'] as const;

/** As what a partner sees the status of an application: no more than `partner.welcome.told` promises the client. */
export const statusForPartner = {
  incomplete: 'incomplete',
  underReview: 'underReview',
  informationRequired: 'informationRequired',
  closed: 'closed',
} as const satisfies Record<ApplicationStatus, string>;

/** `sent`: nobody has agreed to it yet. `accepted`: somebody has, and no application of its own came of it so far. */
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
  /** Of a closed application. */
  outcome: z.nullable(z.enum(closingOutcomes)),
  createdAt: instant,
  expiresAt: instant,
});
export type Referral = z.infer<typeof referral>;
