import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { type Move, moveApplication } from '../storage/applications.ts';
import { overtakeDecision } from '../storage/decisions.ts';
import { cleanUpAfterClose } from './clean-up-after-close.ts';

/** Closes an application for its owner or staff, and ends a pending decision. Throws like `moveApplication`. */
export async function closeApplication(
  tx: Transaction,
  context: Context,
  closing: Omit<Move, 'at'> & { move: 'withdraw' | 'close' },
): Promise<ApplicationRow> {
  const at = context.clock.now();
  const closed = await moveApplication(tx, { ...closing, at });
  await overtakeDecision(tx, closed.id, at);
  await cleanUpAfterClose(tx, context, { id: closed.id, isBankConnected: closed.bank !== null });
  return closed;
}
