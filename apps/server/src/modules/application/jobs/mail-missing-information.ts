import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Sends the mail of a request for information. */
export const mailMissingInformation = defineJob({
  name: 'mail-missing-information',
  payload: z.strictObject({ requestId: z.uuid() }),
});
