import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases every day sessions, invitations and sign-ins of the lender's people that have ended. */
export const forgetStaffSignIns = defineJob({
  name: 'forget-staff-sign-ins',
  payload: z.strictObject({}),
  cron: '41 4 * * *',
});
