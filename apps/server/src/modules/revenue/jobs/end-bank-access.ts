import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { endBankAccess, findApplication, insertEvent, lockApplication } from '../../application/index.ts';
import { endConnection } from '../bank-connection.ts';
import { findBankConnection } from '../storage/bank-connections.ts';

/** Ends the bank connection of an application that is closed. What it was sent with stays with it. */
export function handleEndBankAccess(context: Context): JobHandler {
  return handleJob(endBankAccess, async ({ applicationId }) => {
    // A job that outlived its application has nothing to lock.
    if (!(await findApplication(context.database.query, applicationId))) return;
    await context.database.transaction(async (tx) => {
      const application = await lockApplication(tx, applicationId);
      const connection = await findBankConnection(tx, applicationId);
      if (!connection || application.status !== 'closed') return;
      const keepsAnalysis = application.submitted_at !== null;
      await endConnection(tx, context, connection, 'applicationClosed', { keepsAnalysis });
      await insertEvent(tx, context, applicationId, 'bankConnectionEnded');
    });
  });
}
