import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** An application was closed: its bank connection ends. The module that keeps connections handles it. */
export const endBankAccess = defineJob({
  name: 'end-bank-access',
  payload: z.strictObject({ applicationId: z.uuid() }),
});
