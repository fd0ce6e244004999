import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { forgetReadingTime } from '../actions/reading-time.ts';
import { forgetReadingTimeJob } from './forget-reading-time.ts';

export function handleForgetReadingTime(context: Context): JobHandler {
  return handleJob(forgetReadingTimeJob, (_payload, { signal }) => forgetReadingTime(context, signal));
}
