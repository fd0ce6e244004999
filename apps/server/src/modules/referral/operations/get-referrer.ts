import { DomainError } from '@portal/contract/error-codes';
import { getReferrer } from '@portal/contract/operations/referral';
import { implement } from '../../../kernel/operation.ts';
import { getOwnApplication } from '../../application/index.ts';
import { findReferralOfApplication } from '../../partner/index.ts';

export const getReferrerOperation = implement(getReferrer, async ({ context, caller, params }) => {
  const { query } = context.database;
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const application = await getOwnApplication(query, own);
  const referral = await findReferralOfApplication(query, application.id);
  if (!referral) throw new DomainError('errorNotFound');
  return {
    partnerName: referral.partner_name,
    businessName: referral.business_name,
    sharedFields: referral.shared_fields,
  };
});
