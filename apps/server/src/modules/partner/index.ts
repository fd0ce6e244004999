import type { ImplementedOperation } from '../../http/operation.ts';
import { createReferralOperation } from './operations/create-referral.ts';
import { getReferralOperation } from './operations/get-referral.ts';
import { listReferralsOperation } from './operations/list-referrals.ts';

export { partnerJobs } from './jobs.ts';
export { makeReferralToken, referralLink, referralTokenHashes } from './actions/referral-token.ts';
export { toListedReferral } from './answers/to-listed-referral.ts';
export { isReferralExpired } from './domain/referral-status.ts';
export { findPartner, insertPartner, listPartners, type PartnerRow } from './storage/partners.ts';
export {
  claimReferral,
  countReferrals,
  findReferralByToken,
  findReferralOfApplication,
  findWaitingReferral,
  insertReferral,
  listReferralsOfPartner,
  openReferralValues,
  type ReferralRow,
  type ReferralWithPartner,
  sealReferralValues,
  resolveReferral,
} from './storage/referrals.ts';

export const partnerOperations: readonly ImplementedOperation[] = [
  createReferralOperation,
  getReferralOperation,
  listReferralsOperation,
];
