import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { handOverStuckChecks } from '../actions/hand-over-stuck-checks.ts';
import { sweepChecks } from './sweep-checks.ts';

export function handleSweepChecks(context: Context): JobHandler {
  return handleJob(sweepChecks, () => handOverStuckChecks(context));
}
