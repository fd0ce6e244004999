import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { type Move, moveApplication } from '../storage/applications.ts';
import { cleanUpAfterClose } from './clean-up-after-close.ts';

/** Closes an application for its owner or staff. Throws like `moveApplication`. */
export async function closeApplication(
  tx: Transaction,
  context: Context,
  closing: Omit<Move, 'at'> & { move: 'withdraw' | 'close' },
): Promise<ApplicationRow> {
  const closed = await moveApplication(tx, { ...closing, at: context.clock.now() });
  await cleanUpAfterClose(tx, context, { id: closed.id, isBankConnected: closed.bank !== null });
  return closed;
}
