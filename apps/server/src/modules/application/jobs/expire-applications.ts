import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Often, so that a development clock moved forward shows its effect; there is little to look at each time. */
export const expireApplications = defineJob({
  name: 'expire-applications',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  retry: { limit: 3 },
});
