import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { eraseAllPastRetention } from '../actions/erase-past-retention.ts';
import { erasePastRetention } from './erase-past-retention.ts';

export function handleErasePastRetention(context: Context): JobHandler {
  return handleJob(erasePastRetention, (_, { signal }) => eraseAllPastRetention(context, signal));
}
