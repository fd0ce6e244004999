import { disconnectBank } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { getOwnApplication, toApplication } from '../../application/index.ts';
import { withdrawConsentsOf } from '../../customer/index.ts';
import { disconnectOwnBank } from '../actions/bank/disconnect-own-bank.ts';

export const disconnectBankOperation = implement(disconnectBank, async ({ context, caller, params, exchange }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };

  const application = await context.database.transaction(async (tx) => {
    if (await disconnectOwnBank(tx, context, own)) {
      const { clientAddress } = exchange;
      await withdrawConsentsOf(tx, context, { ...own, kind: 'bankData', clientAddress });
    }
    return getOwnApplication(tx, own);
  });
  return toApplication(context, application);
});
