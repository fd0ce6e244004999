export { partnerOperations } from './operations.ts';
export { partnerJobs } from './jobs.ts';
export { makeReferralToken, referralLink, referralTokenHashes } from './actions/referral-token.ts';
export { isReferralExpired } from './domain/referral-status.ts';
export { findPartner, insertPartner } from './storage/partners.ts';
export {
  claimReferral,
  countReferrals,
  findReferralByToken,
  findReferralOfApplication,
  findWaitingReferral,
  insertReferral,
  openReferralValues,
  type ReferralRow,
  type ReferralWithPartner,
  sealReferralValues,
  resolveReferral,
} from './storage/referrals.ts';
