import type { ConsentKind } from '@portal/contract/consent';
import { DomainError } from '@portal/contract/error-codes';
import { withdrawConsent } from '@portal/contract/operations/privacy';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockCustomer, withdrawConsents, eraseRecordingsOfCustomer } from '../../customer/index.ts';
import { disconnectOwnBank } from '../../revenue/index.ts';
import { neededBy } from '../domain/needed-by.ts';
import { loadOverview } from '../actions/load-overview.ts';
import {
  deleteLeadsOf,
  detachReferrals,
  listOpenOfCustomer,
  listOwnConsents,
  listActiveLike,
} from '../storage/own-consents.ts';

export const withdrawConsentOperation = implement(withdrawConsent, async ({ context, caller, params, exchange }) => {
  const { customerId } = caller;
  return context.database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const consent = (await listOwnConsents(tx, customerId)).find(({ id }) => id === params.consentId);
    if (!consent) throw new DomainError('errorNotFound');
    if (neededBy(consent, await listOpenOfCustomer(tx, customerId)).length > 0)
      throw new DomainError('errorConsentNeeded');

    const active = await listActiveLike(tx, customerId, consent);
    await withdrawConsents(tx, context, { consentIds: active, clientAddress: exchange.clientAddress });
    await follow[consent.kind]?.(tx, context, { customerId, applicationId: consent.application_id });
    return loadOverview(tx, context, customerId);
  });
});

type Follow = (
  tx: Transaction,
  context: Context,
  given: { customerId: string; applicationId: string | null },
) => Promise<unknown>;

const follow: Readonly<Record<ConsentKind, Follow | undefined>> = {
  terms: undefined,
  privacy: undefined,
  softCreditCheck: undefined,
  declaration: undefined,
  partnerReferral: (tx, _, { customerId }) => detachReferrals(tx, customerId),
  bankData: async (tx, context, { customerId, applicationId }) =>
    applicationId !== null && disconnectOwnBank(tx, context, { customerId, applicationId }),
  contactAfterNotEligible: (tx, _, { customerId }) => deleteLeadsOf(tx, customerId),
  sessionRecording: (tx, context, { customerId }) => eraseRecordingsOfCustomer(tx, context, customerId),
};
