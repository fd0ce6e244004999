import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Has the provider delete a login that is of no more use. */
export const forgetBankLogin = defineJob({
  name: 'forget-bank-login',
  payload: z.strictObject({ connectionId: z.uuid() }),
});
