import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { expireLeftApplications } from '../actions/expire-applications.ts';
import { expireApplications } from './expire-applications.ts';

export function handleExpireApplications(context: Context): JobHandler {
  return handleJob(expireApplications, (_payload, { signal }) => expireLeftApplications(context, signal));
}
