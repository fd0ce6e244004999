import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Often, so that a development clock moved forward shows its effect; at night it looks at nothing. */
export const writeToLeads = defineJob({
  name: 'write-to-leads',
  payload: z.unknown(),
  cron: '4-59/5 * * * *',
  retry: { limit: 3 },
});
