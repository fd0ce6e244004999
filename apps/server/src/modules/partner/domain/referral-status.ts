import type { ApplicationStatus } from '@portal/contract/application/status';
import { type referralStatuses, statusForPartner } from '@portal/contract/partner/referral';

type ReferralStatus = (typeof referralStatuses)[number];

/** Whether the link of a referral has expired, so that nobody can agree to it any more. */
export function isReferralExpired(expiresAt: Date, now: Date): boolean {
  return now >= expiresAt;
}

/** The status of a referral, as its partner sees it. */
export function referralStatus(
  {
    claimedAt,
    expiresAt,
    application,
  }: { claimedAt: Date | null; expiresAt: Date; application: ApplicationStatus | null },
  now: Date,
): ReferralStatus {
  if (application !== null) return statusForPartner[application];
  if (claimedAt !== null) return 'accepted';
  return isReferralExpired(expiresAt, now) ? 'expired' : 'sent';
}
