import type { Referral } from '@portal/contract/partner/referral';
import type { ApplicationProgress } from '../../application/index.ts';
import type { ReferralRow } from '../../partner/index.ts';
import { referralStatus } from '../domain/referral-status.ts';

/** A referral as its partner sees it: its status, and nothing the client entered. */
export function toReferral(row: ReferralRow, application: ApplicationProgress | undefined, now: Date): Referral {
  return {
    referralId: row.id,
    partnerReference: row.partner_reference,
    businessName: row.business_name,
    status: referralStatus(
      { claimedAt: row.claimed_at, expiresAt: row.expires_at, application: application?.status ?? null },
      now,
    ),
    outcome: application?.outcome ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
