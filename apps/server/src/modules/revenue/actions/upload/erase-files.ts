import * as z from 'zod/mini';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import { takeFileToErase } from '../../../../platform/file-store/index.ts';

/** Erases files of removed statements, and leftovers of failed or crashed uploads. Runs every minute and on demand. */
export const sweepFiles = defineJob({ name: 'sweep-files', payload: z.strictObject({}), cron: '* * * * *' });

/** Longer than any upload: the server cuts requests off earlier. */
const LONGEST_UPLOAD_MS = 6 * MINUTE_MS;
const LEAST_AGE_MS = MINUTE_MS;

/**
 * Erases files of removed statements, and leftovers of failed or crashed uploads.
 * @param startedAt start of this process, in ms
 */
export async function eraseFiles({ clock, database, files }: Context, startedAt: number): Promise<void> {
  // Uploads from before this process started belong to a dead process; this process's own uploads are younger than the
  // longest upload.
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
