import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Makes everything since a time due at an endpoint again: years of it, in parts. */
export const replayWebhookJob = defineJob({
  name: 'replay-webhook',
  payload: z.strictObject({ endpointId: z.string(), since: z.string(), at: z.string() }),
  expireSeconds: 3600,
});
