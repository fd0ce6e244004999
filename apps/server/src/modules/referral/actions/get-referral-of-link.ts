import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { findReferralByToken, type ReferralWithPartner, referralTokenHashes } from '../../partner/index.ts';
import { isReferralExpired } from '../domain/referral-status.ts';

/** The referral of a link. Throws errorNotFound, also for malformed tokens. */
export async function getReferralOfLink(
  queries: Queries,
  context: Context,
  token: string,
): Promise<ReferralWithPartner> {
  const referral = await findReferralByToken(queries, referralTokenHashes(context, token));
  if (!referral) throw new DomainError('errorNotFound');
  return referral;
}

/** Like `getReferralOfLink`. Throws errorLinkExpired if it has expired or was accepted. */
export async function getOpenReferral(queries: Queries, context: Context, token: string): Promise<ReferralWithPartner> {
  const referral = await getReferralOfLink(queries, context, token);
  const isExpired = isReferralExpired(referral.expires_at, context.clock.now());
  if (referral.claimed_at !== null || isExpired) throw new DomainError('errorLinkExpired');
  return referral;
}
