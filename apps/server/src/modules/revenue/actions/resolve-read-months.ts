import * as z from 'zod/mini';
import { missingMonths } from '@portal/contract/application/statements/months-covered';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { findAndLockApplication, findOpenItems, insertEvent } from '../../application/index.ts';
import { findReadingProgress } from '../storage/statement-readings.ts';
import { describeStatements } from './describe-statements.ts';
import { askedStatements, resolveStatementItems } from './asked-statements.ts';

export const resolveReadMonths = defineJob({
  name: 'settle-read-months',
  payload: z.strictObject({ applicationId: z.uuid() }),
});

/** Until this time has passed, the customer may still be uploading. */
const RESOLVES_AFTER_MS = 15 * MINUTE_MS;

export async function requestResolution(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  const startAfter = new Date(context.clock.now().getTime() + RESOLVES_AFTER_MS);
  await context.jobs.enqueue(tx, resolveReadMonths, { applicationId }, { startAfter, singletonKey: applicationId });
}

/** A customer who uploaded every requested statement and then left counts as having provided them. */
export async function resolveIfAllRead(context: Context, applicationId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const application = await findAndLockApplication(tx, applicationId);
    if (application?.status !== 'informationRequired') return;
    const items = (await findOpenItems(tx, context, applicationId)).filter(({ kind }) => kind === 'statements');
    const asked = askedStatements(items);
    if (!asked) return;
    const { statements, covered } = await describeStatements(tx, context, application, asked);
    if (statements.length === 0 || missingMonths(covered).length > 0) return;
    await resolveStatementItems(tx, context, application, { items, as: 'provided' });
  });
}

export async function announceIfAllRead(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  const { statements, unread } = await findReadingProgress(tx, applicationId);
  if (statements > 0 && unread === 0) await insertEvent(tx, context, applicationId, 'revenueRead');
}
