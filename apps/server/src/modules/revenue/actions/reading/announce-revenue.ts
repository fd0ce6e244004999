import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { insertEvent } from '../../../application/index.ts';
import { findReadingProgress } from '../../storage/statement-readings.ts';

/** Announces that every statement of an application is read, if it is so. The application's row is locked. */
export async function announceIfAllRead(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  const { statements, unread } = await findReadingProgress(tx, applicationId);
  if (statements > 0 && unread === 0) await insertEvent(tx, context, applicationId, 'revenueRead');
}
