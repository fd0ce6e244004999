import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Reads the transactions of the account that was picked; while they are prepared, it comes back every ten seconds. */
export const readBankTransactions = defineJob({
  name: 'read-bank-transactions',
  payload: z.strictObject({ connectionId: z.uuid() }),
  concurrency: 2,
});
