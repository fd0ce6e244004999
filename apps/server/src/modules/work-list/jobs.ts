import type { Context } from '../../kernel/context.ts';
import { type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { settleProofs } from './actions/settle-proofs.ts';
import { fillOutcomes } from './storage/work-list.ts';

/** Enough for 300,000 applications in half an hour after the list was created. */
const BATCHES = 20;
const OUTCOMES_AT_ONCE = 10_000;

export const workListJobs = (context: Context): JobHandler[] => [
  // Recalculates revenue proofs and, after an upgrade, outcomes of closed applications; the work list filters by both.
  scheduleJob({ name: 'settle-proofs', cron: '* * * * *', retry: { limit: 0 } }, async () => {
    await fillOutcomes(context.database.query, OUTCOMES_AT_ONCE);
    await settleProofs(context, BATCHES);
  }),
];
