import type { AccountManager } from '@portal/contract/staff/applications';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { updateManagerOfOpen } from '../storage/account-managers.ts';
import { insertEvents } from '../storage/events.ts';

/**
 * Reassigns every open application of an account manager's address, or unassigns them. @returns their ids, last
 * submitted first
 */
export async function reassignApplications(
  tx: Transaction,
  context: Context,
  { from, to, by }: { from: string; to: AccountManager | null; by: string },
): Promise<string[]> {
  const ids = await updateManagerOfOpen(tx, { from, to });
  const details = { assignedTo: to?.name ?? null };
  if (ids.length > 0) await insertEvents(tx, context, ids, 'assigned', { details, staffName: by });
  return ids;
}
