import type { ListedReferral } from '@portal/contract/staff/referrals';
import type { ApplicationProgress } from '../../application/index.ts';
import type { ReferralRow } from '../../partner/index.ts';
import { referralStage } from '../domain/referral-status.ts';

export function toListedReferral(
  row: ReferralRow,
  application: ApplicationProgress | undefined,
  now: Date,
): ListedReferral {
  const { claimed_at: claimedAt, settled_at: settledAt, expires_at: expiresAt } = row;
  return {
    referralId: row.id,
    partnerReference: row.partner_reference,
    businessName: row.business_name,
    stage: referralStage({ claimedAt, settledAt, expiresAt, application: application?.status ?? null }, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    acceptedAt: claimedAt?.toISOString() ?? null,
    application: application ? toApplication(application) : null,
  };
}

function toApplication(application: ApplicationProgress): ListedReferral['application'] {
  const { id, reference, status, outcome, submitted_at: submittedAt } = application;
  return { applicationId: id, reference, status, outcome, submittedAt: submittedAt?.toISOString() ?? null };
}
