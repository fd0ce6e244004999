import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { findAndLockApplication, insertEvent, lockOwnApplication } from '../../../application/index.ts';
import { findBankConnection } from '../../storage/bank-connections.ts';
import { endConnection } from './bank-connection.ts';

/**
 * Ends an application's bank connection, here and at the provider. A submitted application keeps the data it was
 * submitted with; otherwise everything is erased. Returns whether there was a connection.
 */
export async function disconnectOwnBank(
  tx: Transaction,
  context: Context,
  own: { customerId: string; applicationId: string },
): Promise<boolean> {
  const { id, status } = await lockOwnApplication(tx, own);
  const connection = await findBankConnection(tx, id);
  if (!connection) return false;
  await endConnection(tx, context, connection, 'disconnected', { retainsAnalysis: status !== 'incomplete' });
  await insertEvent(tx, context, id, 'bankDisconnected');
  return true;
}

/** Ends a closed application's bank connection. The data it was submitted with stays. */
export async function endAccessOfClosed(context: Context, applicationId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const application = await findAndLockApplication(tx, applicationId);
    if (application?.status !== 'closed') return;
    const connection = await findBankConnection(tx, applicationId);
    if (!connection) return;
    const retainsAnalysis = application.submitted_at !== null;
    await endConnection(tx, context, connection, 'applicationClosed', { retainsAnalysis });
    await insertEvent(tx, context, applicationId, 'bankConnectionEnded');
  });
}
