import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { findOpenItems, type OpenItem } from '../../application/index.ts';
import { moveStatements } from '../storage/statements.ts';
import { askedStatements } from './asked-statements.ts';
import { requestResolution } from './resolve-read-months.ts';

/**
 * What was uploaded for requests that were withdrawn counts for the one that uploads belong to now, if statements are
 * still asked for. The application's row is locked.
 */
export async function countForOpenRequest(
  tx: Transaction,
  context: Context,
  applicationId: string,
  withdrawn: readonly OpenItem[],
): Promise<void> {
  const before = askedStatements(withdrawn);
  const now = before && askedStatements(await findOpenItems(tx, context, applicationId));
  if (!now || now.requestId === before.requestId) return;
  const isMoved = await moveStatements(tx, { from: before.requestId, to: now.requestId });
  if (isMoved) await requestResolution(tx, context, applicationId);
}
