import type { Referral } from '@portal/contract/partner/referral';
import { referralStatus } from '../domain/referral-status.ts';
import type { ReferralWithStatus } from '../storage/referrals.ts';

/** A referral as shown to its partner: its status, and nothing that the client entered. */
export function toReferral(row: ReferralWithStatus, now: Date): Referral {
  return {
    referralId: row.id,
    partnerReference: row.partner_reference,
    businessName: row.business_name,
    status: referralStatus(
      { claimedAt: row.claimed_at, expiresAt: row.expires_at, application: row.application_status },
      now,
    ),
    outcome: row.application_outcome,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
