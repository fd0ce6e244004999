import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { endBankAccess } from '../jobs/end-bank-access.ts';
import { dropSin } from '../storage/held-sin.ts';

/** Cleans up after an application that is closed in this transaction, for whatever reason. */
export async function cleanUpAfterClose(
  tx: Transaction,
  context: Context,
  { id, isBankConnected }: { id: string; isBankConnected: boolean },
): Promise<void> {
  await dropSin(tx, id);
  if (isBankConnected) await context.jobs.enqueue(tx, endBankAccess, { applicationId: id }, { singletonKey: id });
}
