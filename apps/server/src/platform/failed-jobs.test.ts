import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { availableDatabases, openTestDatabase } from '../../test/database/databases.ts';
import { systemClock } from './clock.ts';
import { createVault } from './encryption/index.ts';
import { listFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { createJobs, defineJob, handleJob } from './jobs.ts';
import { createLogger } from './logger.ts';
import { createRandom } from './random.ts';
import { WAIT } from '../../test/wait.ts';

const NEVER_QUEUED = '00000000-0000-4000-8000-000000000000';

const once = defineJob({ name: 'test.once', payload: z.strictObject({ text: z.string() }), retry: { limit: 0 } });

describe.each(availableDatabases())('failed jobs on %s', (kind) => {
  test('are listed without their payload, and run once more on request', async () => {
    const database = await openTestDatabase(kind);
    const random = createRandom(systemClock);
    const vault = createVault([{ id: 'k', key: random.bytes(32) }]);
    const logger = createLogger({ level: 'silent' });
    const jobs = createJobs({ database, clock: systemClock, random, vault, logger });
    onTestFinished(async () => {
      await jobs.stop();
      await database.close();
    });
    const handle = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('canary'));
    await jobs.start([handleJob(once, handle)]);
    await database.transaction((tx) => jobs.enqueue(tx, once, { text: 'canary' }));
    const [failed] = await vi.waitFor(async () => {
      const found = await listFailedJobs(database, 10);
      expect(found).toHaveLength(1);
      return found;
    }, WAIT);
    expect(failed).toEqual({
      id: expect.any(String) as string,
      job: once.name,
      failedAt: expect.any(Date) as Date,
      tries: 1,
    });

    expect(await retryFailedJobs(database, [NEVER_QUEUED])).toBe(0);
    handle.mockResolvedValue();
    expect(await retryFailedJobs(database, [failed?.id ?? ''])).toBe(1);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), WAIT);
    await vi.waitFor(async () => expect(await jobs.counts()).toEqual([]), WAIT);
    expect(await listFailedJobs(database, 10)).toEqual([]);
    expect(await retryFailedJobs(database, 'all')).toBe(0);
  });
});
