import type { ApplicationStatus } from '@portal/contract/application/status';
import { type referralStatuses, statusForPartner } from '@portal/contract/partner/referral';
import { type ReferralStage, stageOfApplication } from '@portal/contract/staff/referrals';

type ReferralStatus = (typeof referralStatuses)[number];

export function isReferralExpired(expiresAt: Date, now: Date): boolean {
  return now >= expiresAt;
}

interface Facts {
  claimedAt: Date | null;
  expiresAt: Date;
  application: ApplicationStatus | null;
}

export function referralStatus({ claimedAt, expiresAt, application }: Facts, now: Date): ReferralStatus {
  return application === null ? beforeApplication({ claimedAt, expiresAt }, now) : statusForPartner[application];
}

function beforeApplication({ claimedAt, expiresAt }: Omit<Facts, 'application'>, now: Date) {
  if (claimedAt !== null) return 'accepted';
  return isReferralExpired(expiresAt, now) ? 'expired' : 'sent';
}

export function referralStage(
  { claimedAt, settledAt, expiresAt, application }: Facts & { settledAt: Date | null },
  now: Date,
): ReferralStage {
  if (application !== null) return stageOfApplication[application];
  return settledAt === null ? beforeApplication({ claimedAt, expiresAt }, now) : 'noApplication';
}
