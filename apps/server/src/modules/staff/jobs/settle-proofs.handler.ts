import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { settleProofs } from '../actions/settle-proofs.ts';
import { fillOutcomes } from '../storage/work-list.ts';
import { settleProofsJob } from './settle-proofs.ts';

/** Enough for a database of 300,000 in half an hour after the list was made. */
const BATCHES = 20;
const OUTCOMES_AT_ONCE = 10_000;

export function handleSettleProofs(context: Context): JobHandler {
  return handleJob(settleProofsJob, async () => {
    await fillOutcomes(context.database.query, OUTCOMES_AT_ONCE);
    await settleProofs(context, BATCHES);
  });
}
