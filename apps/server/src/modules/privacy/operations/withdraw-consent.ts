import { DomainError } from '@portal/contract/error-codes';
import { withdrawConsent } from '@portal/contract/operations/privacy';
import type { Context } from '../../../context.ts';
import { implement } from '../../../http/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockCustomer } from '../../application/index.ts';
import { withdrawConsents } from '../../consent/index.ts';
import { eraseRecordingsOfCustomer } from '../../recording/index.ts';
import { disconnectOwnBank } from '../../revenue/index.ts';
import { loadOverview, neededBy } from '../load-overview.ts';
import {
  deleteLeadsOf,
  detachReferrals,
  listOpenOfCustomer,
  listOwnConsents,
  listStandingLike,
  type OwnConsentRow,
} from '../storage/own-consents.ts';

export const withdrawConsentOperation = implement(withdrawConsent, async ({ context, caller, params, exchange }) => {
  const { customerId } = caller;
  return context.database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const consent = (await listOwnConsents(tx, customerId)).find(({ id }) => id === params.consentId);
    if (!consent) throw new DomainError('errorNotFound');
    if (neededBy(consent, await listOpenOfCustomer(tx, customerId)).length > 0) {
      throw new DomainError('errorConsentNeeded');
    }

    const standing = await listStandingLike(tx, customerId, consent);
    await withdrawConsents(tx, context, { consentIds: standing, clientAddress: exchange.clientAddress });
    await followWithdrawal(tx, context, customerId, consent);
    return loadOverview(tx, context, customerId);
  });
});

/** What is not done any more without the consent. */
async function followWithdrawal(
  tx: Transaction,
  context: Context,
  customerId: string,
  { kind, application_id: applicationId }: OwnConsentRow,
): Promise<void> {
  if (kind === 'bankData' && applicationId !== null)
    await disconnectOwnBank(tx, context, { customerId, applicationId });
  if (kind === 'contactAfterNotEligible') await deleteLeadsOf(tx, customerId);
  if (kind === 'sessionRecording') await eraseRecordingsOfCustomer(tx, context, customerId);
  if (kind === 'partnerReferral') await detachReferrals(tx, customerId);
}
