import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { eraseFiles } from '../actions/erase-files.ts';
import { sweepFiles } from './sweep-files.ts';

export function handleSweepFiles(context: Context): JobHandler {
  const startedAt = context.clock.now().getTime();
  return handleJob(sweepFiles, () => eraseFiles(context, startedAt));
}
