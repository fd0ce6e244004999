import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Looks whether all the statements that were asked for have been read. */
export const resolveReadMonths = defineJob({
  name: 'settle-read-months',
  payload: z.strictObject({ applicationId: z.uuid() }),
});
