import { DomainError } from '@portal/contract/error-codes';
import { getReferral } from '@portal/contract/operations/partner';
import { implement } from '../../../kernel/operation.ts';
import { findOwnReferral } from '../storage/referrals.ts';
import { toReferral } from '../answers/to-referral.ts';

export const getReferralOperation = implement(getReferral, async ({ context, caller, params }) => {
  const own = { partnerId: caller.partnerId, referralId: params.referralId };
  const row = await findOwnReferral(context.database.query, own);
  if (!row) throw new DomainError('errorNotFound');
  return toReferral(row, context.clock.now());
});
