import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { findOpenItems, listWithdrawnStatementRequests } from '../../application/index.ts';
import { moveStatements } from '../storage/statements.ts';
import { askedStatements } from './asked-statements.ts';
import { requestResolution } from './resolve-read-months.ts';

/**
 * Counts files uploaded for withdrawn requests toward the current request, if statements are requested. The caller must
 * have locked the application.
 */
export async function countForOpenRequest(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  const now = askedStatements(await findOpenItems(tx, context, applicationId));
  if (!now) return;
  const from = await listWithdrawnStatementRequests(tx, applicationId);
  const isMoved = await moveStatements(tx, { from, to: now.requestId });
  if (isMoved) await requestResolution(tx, context, applicationId);
}
