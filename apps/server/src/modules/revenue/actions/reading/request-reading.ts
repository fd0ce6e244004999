import * as z from 'zod/mini';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { Pace } from '@portal/statements/pdf/pdf-reader';
import { countUnread } from '../../storage/statement-readings.ts';

const payload = z.strictObject({ statementId: z.uuid() });
/** Retries for about four minutes if the database fails, since that is not a reading's outcome. */
const retry = { limit: 8, firstDelaySeconds: 2, longestDelaySeconds: 60 };
export const FILE_RETRIES = 3;
const SLOW_EXPIRE_SECONDS = 300;
const PICTURES_EXPIRE_SECONDS = 1800;

export const readingJobs = {
  /** Leaves the second thread to uploads, and passes slow files to the next queue. */
  quick: defineJob({ name: 'read-statement', payload, retry }),
  slow: defineJob({ name: 'read-slow-statement', payload, retry, expireSeconds: SLOW_EXPIRE_SECONDS }),
  /** Runs OCR on pages without text, after all other readings. */
  pictures: defineJob({ name: 'read-statement-pictures', payload, retry, expireSeconds: PICTURES_EXPIRE_SECONDS }),
} as const satisfies Record<Pace, unknown>;

/**
 * Queues a statement's reading. The more statements of a customer are waiting, the later the next one starts: customers
 * take turns, so a single file does not wait for another customer's twenty.
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
