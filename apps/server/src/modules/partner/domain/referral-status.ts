import type { ApplicationStatus } from '@portal/contract/application/status';
import type { referralStatuses } from '@portal/contract/operations/partner';

type ReferralStatus = (typeof referralStatuses)[number];

/** How far a referral is. */
export function referralStatus(
  {
    claimedAt,
    expiresAt,
    application,
  }: { claimedAt: Date | null; expiresAt: Date; application: ApplicationStatus | null },
  now: Date,
): ReferralStatus {
  if (application !== null) return application;
  if (claimedAt !== null) return 'accepted';
  return now < expiresAt ? 'sent' : 'expired';
}
