import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { eraseOldRecordings } from '../actions/erase-recordings.ts';
import { forgetRecordings } from './forget-recordings.ts';

export function handleForgetRecordings(context: Context): JobHandler {
  return handleJob(forgetRecordings, () => eraseOldRecordings(context));
}
