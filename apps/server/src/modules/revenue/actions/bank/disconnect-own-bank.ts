import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { insertEvent, lockOwnApplication } from '../../../application/index.ts';
import { endConnection } from './bank-connection.ts';
import { findBankConnection } from '../../storage/bank-connections.ts';

/**
 * Ends the bank connection of an application, here and at the provider, whoever requested it. An application keeps
 * what it was submitted with; before that, everything is erased. Returns whether there was one.
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
