import type { ImplementedOperation } from '../../kernel/operation.ts';
import { acceptReferralOperation } from './operations/accept-referral.ts';
import { createReferralOperation } from './operations/create-referral.ts';
import { getReferralOperation } from './operations/get-referral.ts';
import { getReferrerOperation } from './operations/get-referrer.ts';
import { listReferralsOperation } from './operations/list-referrals.ts';
import { openReferralOperation } from './operations/open-referral.ts';
import { requestVerificationOperation } from './operations/request-verification.ts';
import { listReferralsOfPartnerOperation } from './operations/staff/list-referrals.ts';

/** Every operation of the module, for customers, partners and staff. */
export const referralOperations: readonly ImplementedOperation[] = [
  createReferralOperation,
  getReferralOperation,
  listReferralsOperation,
  listReferralsOfPartnerOperation,
  openReferralOperation,
  requestVerificationOperation,
  acceptReferralOperation,
  getReferrerOperation,
];
