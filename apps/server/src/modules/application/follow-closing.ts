import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { endBankAccess } from './jobs/end-bank-access.ts';
import { dropSin } from './storage/held-sin.ts';

/** What an application leaves behind when it is closed in this transaction, however that came about. */
export async function followClosing(
  tx: Transaction,
  context: Context,
  { id, isBankConnected }: { id: string; isBankConnected: boolean },
): Promise<void> {
  await dropSin(tx, id);
  if (isBankConnected) await context.jobs.enqueue(tx, endBankAccess, { applicationId: id }, { singletonKey: id });
}
