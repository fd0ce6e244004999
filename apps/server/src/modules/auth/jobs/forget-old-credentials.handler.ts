import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { deleteOldCredentials } from '../actions/delete-old-credentials.ts';
import { forgetOldCredentials } from './forget-old-credentials.ts';

export function handleForgetOldCredentials(context: Context): JobHandler {
  return handleJob(forgetOldCredentials, (_payload, { signal }) => deleteOldCredentials(context, signal));
}
