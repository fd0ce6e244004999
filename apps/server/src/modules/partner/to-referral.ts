import type { Referral } from '@portal/contract/operations/partner';
import { referralStatus } from './domain/referral-status.ts';
import type { ReferralWithStatus } from './storage/referrals.ts';

/** A referral as its partner sees it: how far it is, and nothing that the client told. */
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
