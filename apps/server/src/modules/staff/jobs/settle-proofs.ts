import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Works out how far revenue is proven and, after an upgrade, how closed applications ended: filters of the work list. */
export const settleProofsJob = defineJob({
  name: 'settle-proofs',
  payload: z.unknown(),
  cron: '* * * * *',
  retry: { limit: 0 },
});
