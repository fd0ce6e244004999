import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Finds logins that a lost job left at the provider. */
export const sweepBankLogins = defineJob({
  name: 'sweep-bank-logins',
  payload: z.unknown(),
  cron: '17 * * * *',
  retry: { limit: 3 },
});
