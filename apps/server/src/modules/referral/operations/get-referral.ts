import { DomainError } from '@portal/contract/error-codes';
import { getReferral } from '@portal/contract/operations/partner';
import { implement } from '../../../kernel/operation.ts';
import { findOwnReferral } from '../../partner/index.ts';
import { findApplicationsOf } from '../actions/find-applications.ts';
import { toReferral } from '../answers/to-referral.ts';

export const getReferralOperation = implement(getReferral, async ({ context, caller, params }) => {
  const { clock, database } = context;
  const own = { partnerId: caller.partnerId, referralId: params.referralId };
  const row = await findOwnReferral(database.query, own);
  if (!row) throw new DomainError('errorNotFound');
  const applicationOf = await findApplicationsOf(database.query, [row]);
  return toReferral(row, applicationOf(row), clock.now());
});
