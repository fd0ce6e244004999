import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { followClosing } from './follow-closing.ts';
import type { ApplicationRow } from './storage/application-row.ts';
import { type Move, moveApplication } from './storage/applications.ts';

/** Closes an application as its owner or staff ask for. Throws as `moveApplication`. */
export async function closeApplication(
  tx: Transaction,
  context: Context,
  closing: Omit<Move, 'at'> & { move: 'withdraw' | 'close' },
): Promise<ApplicationRow> {
  const closed = await moveApplication(tx, { ...closing, at: context.clock.now() });
  await followClosing(tx, context, { id: closed.id, isBankConnected: closed.bank !== null });
  return closed;
}
