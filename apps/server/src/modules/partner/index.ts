export { partnerOperations } from './operations.ts';
export { partnerJobs } from './jobs.ts';
export { makeReferralToken, referralLink, referralTokenHashes } from './actions/referral-token.ts';
export { findPartner, insertPartner } from './storage/partners.ts';
export {
  REFERRAL_IDEMPOTENCY_UNIQUE,
  claimReferral,
  countReferrals,
  findOwnReferral,
  findReferralByKey,
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
