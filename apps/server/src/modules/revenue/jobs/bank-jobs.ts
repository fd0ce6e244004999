import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

const payload = z.strictObject({ connectionId: z.uuid() });

/** Reads the accounts of a login that was confirmed. */
export const readBankAccounts = defineJob({ name: 'read-bank-accounts', payload, concurrency: 2 });

/** Reads the transactions of the account that was picked; while they are prepared, it comes back every ten seconds. */
export const readBankTransactions = defineJob({ name: 'read-bank-transactions', payload, concurrency: 2 });

/** Has the provider delete a login that is of no more use. */
export const forgetBankLogin = defineJob({ name: 'forget-bank-login', payload });
