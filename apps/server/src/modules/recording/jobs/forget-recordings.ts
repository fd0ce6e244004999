import { z } from 'zod';
import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { eraseRecording } from '../erase-recordings.ts';
import { listRecordingsToErase } from '../storage/recordings.ts';

const BATCH = 100;

const forgetRecordings = defineJob({
  name: 'forget-recordings',
  payload: z.strictObject({}),
  cron: '51 3 * * *',
});

/** Erases recordings whose time is over, and those of customers who no longer agree or are erased. */
export function handleForgetRecordings(context: Context): JobHandler {
  return handleJob(forgetRecordings, async () => {
    const { clock, config, database } = context;
    const before = new Date(clock.now().getTime() - config.retentionDays.recording * DAY_MS);
    const nextBatch = () => listRecordingsToErase(database.query, before, BATCH);
    for (let ids = await nextBatch(); ids.length > 0; ids = await nextBatch()) {
      for (const id of ids) await database.transaction((tx) => eraseRecording(tx, context, id));
    }
  });
}
