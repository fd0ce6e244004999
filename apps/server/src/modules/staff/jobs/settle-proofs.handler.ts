import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { settleProofs } from '../actions/settle-proofs.ts';
import { settleProofsJob } from './settle-proofs.ts';

/** Enough for a database of 300,000 in half an hour after the list was made. */
const BATCHES = 20;

export function handleSettleProofs(context: Context): JobHandler {
  return handleJob(settleProofsJob, async () => {
    await settleProofs(context, BATCHES);
  });
}
