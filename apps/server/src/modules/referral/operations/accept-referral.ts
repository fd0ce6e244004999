import { DomainError } from '@portal/contract/error-codes';
import { acceptReferral } from '@portal/contract/operations/referral';
import { implement } from '../../../kernel/operation.ts';
import { findCustomer } from '../../customer/index.ts';
import { claimReferral } from '../../partner/index.ts';
import { getOpenReferral } from '../actions/get-referral-of-link.ts';
import { recordReferralConsents } from '../actions/record-referral-consents.ts';

export const acceptReferralOperation = implement(acceptReferral, async ({ context, caller, body, exchange }) => {
  const { customerId } = caller;
  await context.database.transaction(async (tx) => {
    const referral = await getOpenReferral(tx, context, body.token);
    const customer = await findCustomer(tx, context.vault, customerId);
    if (!customer) throw new DomainError('errorNotFound');
    const claim = { referralId: referral.id, customerId, at: context.clock.now() };
    if (!(await claimReferral(tx, claim))) throw new DomainError('errorLinkExpired');
    await recordReferralConsents(tx, context, body.language, {
      email: customer.email,
      customerId,
      clientAddress: exchange.clientAddress,
    });
  });
  return undefined;
});
