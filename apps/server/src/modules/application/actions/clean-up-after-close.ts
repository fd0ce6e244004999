import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { dropSin } from '../storage/held-sin.ts';

export const endBankAccess = defineJob({
  name: 'end-bank-access',
  payload: z.strictObject({ applicationId: z.uuid() }),
});

export async function cleanUpAfterClose(
  tx: Transaction,
  context: Context,
  { id, isBankConnected }: { id: string; isBankConnected: boolean },
): Promise<void> {
  await dropSin(tx, id);
  if (isBankConnected) await context.jobs.enqueue(tx, endBankAccess, { applicationId: id }, { singletonKey: id });
}
