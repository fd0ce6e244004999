import { openReferral } from '@portal/contract/operations/referral';
import { implement } from '../../../kernel/operation.ts';
import { authenticate } from '../../auth/index.ts';
import { getReferralOfLink } from '../actions/get-referral-of-link.ts';
import { isReferralExpired } from '../domain/referral-status.ts';

export const openReferralOperation = implement(openReferral, async ({ context, body, exchange }) => {
  const { database, clock } = context;
  const referral = await getReferralOfLink(database.query, context, body.token);
  const caller = await authenticate(context, exchange.authorization, { passive: true });
  const isOwn = caller !== undefined && referral.customer_id === caller.customerId;
  const isExpired = isReferralExpired(referral.expires_at, clock.now());
  const state = isOwn
    ? ('own' as const)
    : referral.claimed_at !== null
      ? ('used' as const)
      : isExpired
        ? ('expired' as const)
        : ('open' as const);
  return {
    state,
    partnerName: referral.partner_name,
    businessName: referral.business_name,
    sharedFields: referral.shared_fields,
  };
});
