import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Reads the accounts of a login that was confirmed. */
export const readBankAccounts = defineJob({
  name: 'read-bank-accounts',
  payload: z.strictObject({ connectionId: z.uuid() }),
  concurrency: 2,
});
