import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { deleteEndedSignIns } from '../actions/delete-ended-sign-ins.ts';
import { forgetStaffSignIns } from './forget-staff-sign-ins.ts';

export function handleForgetStaffSignIns(context: Context): JobHandler {
  return handleJob(forgetStaffSignIns, (_payload, { signal }) => deleteEndedSignIns(context, signal));
}
