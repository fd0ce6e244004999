import { DomainError } from '@portal/contract/error-codes';
import { giveRecordingConsent } from '@portal/contract/operations/recording';
import { implement } from '../../../../kernel/operation.ts';
import { hasConsent } from '../../storage/consents.ts';
import { recordConsent } from '../../actions/record-consent.ts';
import { findCustomer } from '../../storage/customers.ts';

/** Agreeing again records no second consent. */
export const giveConsentOperation = implement(giveRecordingConsent, async ({ context, caller, body, exchange }) => {
  const { config, database, vault } = context;
  const customer = await findCustomer(database.query, vault, caller.customerId);
  if (!config.recordsSessions || !customer) throw new DomainError('errorNotFound');
  const kind = 'sessionRecording' as const;
  await database.transaction(async (tx) => {
    if (await hasConsent(tx, { customerId: caller.customerId, kind })) return;
    await recordConsent(tx, context, {
      ...body,
      kind,
      email: customer.email,
      customerId: caller.customerId,
      clientAddress: exchange.clientAddress,
    });
  });
  return undefined;
});
