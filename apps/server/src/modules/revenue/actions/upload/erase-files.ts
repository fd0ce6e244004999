import * as z from 'zod/mini';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import { takeFileToErase } from '../../../../platform/file-store/index.ts';

/** Erases files of removed statements and what uploads that failed or died left behind. Every minute, and when asked. */
export const sweepFiles = defineJob({ name: 'sweep-files', payload: z.strictObject({}), cron: '* * * * *' });

/** No upload takes longer: the server cuts a request off before that. */
const LONGEST_UPLOAD_MS = 6 * MINUTE_MS;
const LEAST_AGE_MS = MINUTE_MS;

/**
 * Erases files of removed statements and what uploads that failed or died left behind.
 * @param startedAt milliseconds: when this process started
 */
export async function eraseFiles({ clock, database, files }: Context, startedAt: number): Promise<void> {
  // What is older than this process is of a dead one; an upload of this one is younger than the longest upload.
  const uptime = clock.now().getTime() - startedAt;
  await files.sweepTemporaryFiles(Math.max(LEAST_AGE_MS, Math.min(uptime, LONGEST_UPLOAD_MS)));

  const eraseOne = () =>
    database.transaction(async (tx) => {
      const storageKey = await takeFileToErase(tx, clock.now());
      if (storageKey !== undefined) await files.remove(storageKey);
      return storageKey !== undefined;
    });
  while (await eraseOne());
}
