import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { endBankAccess, findAndLockApplication, insertEvent } from '../../application/index.ts';
import { endConnection } from '../bank-connection.ts';
import { findBankConnection } from '../storage/bank-connections.ts';

/** Ends the bank connection of an application that is closed. What it was sent with stays with it. */
export function handleEndBankAccess(context: Context): JobHandler {
  return handleJob(endBankAccess, async ({ applicationId }) => {
    await context.database.transaction(async (tx) => {
      const application = await findAndLockApplication(tx, applicationId);
      if (application?.status !== 'closed') return;
      const connection = await findBankConnection(tx, applicationId);
      if (!connection) return;
      const keepsAnalysis = application.submitted_at !== null;
      await endConnection(tx, context, connection, 'applicationClosed', { keepsAnalysis });
      await insertEvent(tx, context, applicationId, 'bankConnectionEnded');
    });
  });
}
