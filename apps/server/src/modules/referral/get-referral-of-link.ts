import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import { findReferralByToken, type ReferralWithPartner, referralTokenHashes } from '../partner/index.ts';

/** The referral of a link. Throws errorNotFound where there is none, alike for any broken token. */
export async function getReferralOfLink(
  queries: Queries,
  context: Context,
  token: string,
): Promise<ReferralWithPartner> {
  const referral = await findReferralByToken(queries, referralTokenHashes(context, token));
  if (!referral) throw new DomainError('errorNotFound');
  return referral;
}

/** As `getReferralOfLink`. Throws errorLinkExpired where its time is over or somebody has agreed to it. */
export async function getOpenReferral(queries: Queries, context: Context, token: string): Promise<ReferralWithPartner> {
  const referral = await getReferralOfLink(queries, context, token);
  if (referral.claimed_at !== null || referral.expires_at <= context.clock.now()) {
    throw new DomainError('errorLinkExpired');
  }
  return referral;
}
