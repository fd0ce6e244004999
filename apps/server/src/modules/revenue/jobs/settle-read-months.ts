import { z } from 'zod';
import { missingMonths } from '@portal/contract/application/months-covered';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { findAndLockApplication, findOpenItems } from '../../application/index.ts';
import { askedStatements, settleStatements } from '../asked-statements.ts';
import { describeStatements } from '../describe-statements.ts';

/** As long as a person may still be at it. */
const SETTLES_AFTER_MS = 15 * MINUTE_MS;

const settleReadMonths = defineJob({
  name: 'settle-read-months',
  payload: z.strictObject({ applicationId: z.uuid() }),
});

/** A statement that was asked for is read: looks, in a while, whether that was all of them. */
export async function requestSettlement(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  const startAfter = new Date(context.clock.now().getTime() + SETTLES_AFTER_MS);
  await context.jobs.enqueue(tx, settleReadMonths, { applicationId }, { startAfter, singletonKey: applicationId });
}

/** Who uploads every statement that is asked for, and leaves without saying so, has provided them all the same. */
export function handleSettleReadMonths(context: Context): JobHandler {
  return handleJob(settleReadMonths, async ({ applicationId }) => {
    await context.database.transaction(async (tx) => {
      const application = await findAndLockApplication(tx, applicationId);
      if (application?.status !== 'informationRequired') return;
      const items = (await findOpenItems(tx, context, applicationId)).filter(({ kind }) => kind === 'statements');
      const asked = askedStatements(items);
      if (!asked) return;
      const { statements, covered } = await describeStatements(tx, context, application, asked);
      if (statements.length === 0 || missingMonths(covered).length > 0) return;
      await settleStatements(tx, context, application, items);
    });
  });
}
