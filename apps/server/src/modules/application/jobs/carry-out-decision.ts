import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Closes an application as staff decided, once the time to undo it is over. */
export const carryOutDecision = defineJob({
  name: 'carry-out-decision',
  payload: z.strictObject({ applicationId: z.uuid(), decisionId: z.uuid() }),
});
