import { HOUR_MS } from '@portal/contract/constants';
import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { carryOut, carryOutBulkChange } from './actions/bulk-changes.ts';
import { settleProofs } from './actions/settle-proofs.ts';
import { deleteBulkChangesEndedBefore } from './storage/bulk-changes.ts';
import { fillOutcomes } from './storage/work-list.ts';

/** Enough for 300,000 applications in half an hour after the list was created. */
const BATCHES = 20;
const OUTCOMES_AT_ONCE = 10_000;
/** Long enough for the person who made a change to see its result. */
const BULK_CHANGES_REMAIN_MS = HOUR_MS;

export const workListJobs = (context: Context): JobHandler[] => [
  handleJob(carryOutBulkChange, ({ bulkChangeId }, { signal }) => carryOut(context, bulkChangeId, signal)),
  // Recalculates revenue proofs and, after an upgrade, outcomes of closed applications; the work list filters by both.
  scheduleJob({ name: 'settle-proofs', cron: '* * * * *', retry: { limit: 0 } }, async () => {
    await fillOutcomes(context.database.query, OUTCOMES_AT_ONCE);
    await settleProofs(context, BATCHES);
    const before = new Date(context.clock.now().getTime() - BULK_CHANGES_REMAIN_MS);
    await deleteBulkChangesEndedBefore(context.database.query, before);
  }),
];
