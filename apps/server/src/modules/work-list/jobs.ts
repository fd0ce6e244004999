import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { settleProofs } from './actions/settle-proofs.ts';
import { fillOutcomes } from './storage/work-list.ts';

/** Enough for a database of 300,000 in half an hour after the list was made. */
const BATCHES = 20;
const OUTCOMES_AT_ONCE = 10_000;

/** What the module does in the background. */
export const workListJobs = (context: Context): JobHandler[] => [
  // Works out how far revenue is proven and, after an upgrade, how closed applications ended: filters of the work list.
  scheduleJob({ name: 'settle-proofs', cron: '* * * * *', retry: { limit: 0 } }, async () => {
    await fillOutcomes(context.database.query, OUTCOMES_AT_ONCE);
    await settleProofs(context, BATCHES);
  }),
];
