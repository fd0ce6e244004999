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
  partnerReference: described(
    z.nullable(z.string()),
    'The partner’s own reference; null if they gave none.',
    'LB-1042',
  ),
  businessName: described(
    z.nullable(z.string()),
    'The name of the business, as given by the partner; null if they gave none.',
    'Quai 12 Épicerie',
  ),
  stage: described(
    z.enum(referralStages),
    '`sent`: no one has agreed to it yet. `expired`: no one agreed in time. `accepted`: the client agreed but has not begun. `started`, `submitted`, `closed`: the progress of its application. `noApplication`: it has none, because another one was already open, it was erased, or the consent was withdrawn.',
    'submitted',
  ),
  createdAt: described(instant, 'When the partner created it.', '2026-02-09T10:00:00.000Z'),
  expiresAt: described(
    instant,
    'When its link expires for anyone who has not agreed to it.',
    '2026-03-11T10:00:00.000Z',
  ),
  acceptedAt: described(
    z.nullable(instant),
    'When the client agreed to it and verified their email address; null until then.',
    '2026-02-10T14:00:00.000Z',
  ),
  application: described(z.nullable(resultingApplication), 'The resulting application; null if there is none.'),
});
export type ListedReferral = z.output<typeof listedReferral>;
