import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets deliveries made long ago. */
export const forgetDeliveries = defineJob({
  name: 'forget-deliveries',
  payload: z.unknown(),
  expireSeconds: 1800,
  cron: '41 3 * * *',
});
