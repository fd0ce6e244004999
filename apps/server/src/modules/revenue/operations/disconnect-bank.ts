import { disconnectBank } from '@portal/contract/operations/bank';
import { implement } from '../../../http/operation.ts';
import { getOwnApplication, insertEvent, lockOwnApplication, toApplication } from '../../application/index.ts';
import { withdrawConsents } from '../../consent/index.ts';
import { endConnection } from '../bank-connection.ts';
import { findBankConnection } from '../storage/bank-connections.ts';

/** May be done at any time. What an application was sent with stays with it; before that, all is erased. */
export const disconnectBankOperation = implement(disconnectBank, async ({ context, caller, params }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };

  const application = await context.database.transaction(async (tx) => {
    const { id, status } = await lockOwnApplication(tx, own);
    const connection = await findBankConnection(tx, id);
    if (connection) {
      await endConnection(tx, context, connection, 'disconnected', { keepsAnalysis: status !== 'incomplete' });
      await withdrawConsents(tx, { ...own, kind: 'bankData' }, context.clock.now());
      await insertEvent(tx, context, id, 'bankDisconnected');
    }
    return getOwnApplication(tx, own);
  });
  return toApplication(context, application);
});
