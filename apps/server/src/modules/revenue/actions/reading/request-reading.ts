import * as z from 'zod/mini';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { Pace } from '@portal/statements/pdf/pdf-reader';
import { countUnread } from '../../storage/statement-readings.ts';

const payload = z.strictObject({ statementId: z.uuid() });
/** About four minutes, for a database that fails: its failure is no reading's outcome. */
const retry = { limit: 8, firstDelaySeconds: 2, longestDelaySeconds: 60 };
/** Tries after the first, for a file that cannot be loaded or a machine that is busy: then it is given up. */
export const FILE_RETRIES = 3;
const SLOW_EXPIRE_SECONDS = 300;
const PICTURES_EXPIRE_SECONDS = 1800;

/** Read what an uploaded statement says of itself, each of them one file at a time. */
export const readingJobs = {
  /** Leaves the second thread to the files that are being uploaded, and what takes long to the next one. */
  quick: defineJob({ name: 'read-statement', payload, retry }),
  slow: defineJob({ name: 'read-slow-statement', payload, retry, expireSeconds: SLOW_EXPIRE_SECONDS }),
  /** Reads pages that have no text from their pictures, behind all others. */
  pictures: defineJob({ name: 'read-statement-pictures', payload, retry, expireSeconds: PICTURES_EXPIRE_SECONDS }),
} as const satisfies Record<Pace, unknown>;

/**
 * Queues the reading of a statement. The more of a customer's statements wait, the later comes the next one: customers
 * take turns, and one with a single file is not behind another one's twenty.
 */
export async function requestReading(
  tx: Transaction,
  context: Context,
  {
    statementId,
    customerId,
    pace,
    startAfter,
  }: {
    statementId: string;
    customerId: string;
    pace: Pace;
    startAfter?: Date;
  },
): Promise<void> {
  await context.jobs.enqueue(
    tx,
    readingJobs[pace],
    { statementId },
    { priority: -(await countUnread(tx, customerId)), ...(startAfter && { startAfter }) },
  );
}
