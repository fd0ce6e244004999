import * as z from 'zod/mini';
import type { ApplicationStatus } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { resultingApplication } from './resulting-application.ts';

/**
 * Outcome of a referral. `accepted`: the client agreed and has not started. `noApplication`: the client agreed but has
 * no application from it: another one was already open, it was erased, or the consent was withdrawn.
 */
export const referralStages = [
  'sent',
  'expired',
  'accepted',
  'noApplication',
  'started',
  'submitted',
  'closed',
] as const;
export type ReferralStage = (typeof referralStages)[number];

export const stageOfApplication = {
  incomplete: 'started',
  underReview: 'submitted',
  informationRequired: 'submitted',
  closed: 'closed',
} as const satisfies Record<ApplicationStatus, ReferralStage>;

export const listedReferral = z.strictObject({
  referralId: described(identifier, 'The id of the referral.', '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b20'),
  partnerReference: described(z.nullable(z.string()), 'What the partner calls it; null if they gave none.', 'LB-1042'),
  businessName: described(
    z.nullable(z.string()),
    'The name of the business as the partner gave it; null if they gave none.',
    'Quai 12 Épicerie',
  ),
  stage: described(
    z.enum(referralStages),
    'What became of it: `sent` while nobody has agreed to it, `expired` if nobody did in time, `accepted` once the client agreed and until they begin, then how far the application is: `started`, `submitted` or `closed`. `noApplication` where none is its own: one was open already, it was erased, or the consent was withdrawn.',
    'submitted',
  ),
  createdAt: described(instant, 'When the partner made it.', '2026-02-09T10:00:00.000Z'),
  expiresAt: described(instant, 'Until when its link works for who has not agreed to it.', '2026-03-11T10:00:00.000Z'),
  acceptedAt: described(
    z.nullable(instant),
    'When the client agreed to it and proved their address; null before that.',
    '2026-02-10T14:00:00.000Z',
  ),
  application: described(z.nullable(resultingApplication), 'The application that came of it; null without one.'),
});
export type ListedReferral = z.output<typeof listedReferral>;
