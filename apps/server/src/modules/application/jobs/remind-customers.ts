import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Often, so that a development clock moved forward shows its effect; at night it looks at nothing. */
export const remindCustomers = defineJob({
  name: 'remind-customers',
  payload: z.unknown(),
  cron: '2-59/5 * * * *',
  retry: { limit: 3 },
});
