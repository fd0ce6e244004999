import type { ListedReferral } from '@portal/contract/staff/referrals';
import { referralStage } from '../domain/referral-status.ts';
import type { ReferralWithApplication } from '../storage/referrals.ts';

/** A referral as shown to staff: what became of it, and the application. */
export function toListedReferral(row: ReferralWithApplication, now: Date): ListedReferral {
  const { claimed_at: claimedAt, settled_at: settledAt, expires_at: expiresAt, application_status: application } = row;
  return {
    referralId: row.id,
    partnerReference: row.partner_reference,
    businessName: row.business_name,
    stage: referralStage({ claimedAt, settledAt, expiresAt, application }, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    acceptedAt: claimedAt?.toISOString() ?? null,
    application: toApplication(row),
  };
}

function toApplication(row: ReferralWithApplication): ListedReferral['application'] {
  const { application_id: applicationId, application_status: status } = row;
  if (applicationId === null || status === null) return null;
  return {
    applicationId,
    reference: row.application_reference,
    status,
    outcome: row.application_outcome,
    submittedAt: row.application_submitted_at?.toISOString() ?? null,
  };
}
