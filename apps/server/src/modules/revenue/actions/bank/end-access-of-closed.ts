import type { Context } from '../../../../kernel/context.ts';
import { findAndLockApplication, insertEvent } from '../../../application/index.ts';
import { findBankConnection } from '../../storage/bank-connections.ts';
import { endConnection } from './bank-connection.ts';

/** Ends the bank connection of an application that is closed. What it was sent with stays with it. */
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
