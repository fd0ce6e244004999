import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { readSlowStatementJob, readStatementJob, readStatementPicturesJob } from '../jobs/read-statement.ts';
import type { Pace } from '@portal/statements/pdf/pdf-reader';
import { countUnread } from '../storage/statement-readings.ts';

const jobs = {
  quick: readStatementJob,
  slow: readSlowStatementJob,
  pictures: readStatementPicturesJob,
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
    jobs[pace],
    { statementId },
    { priority: -(await countUnread(tx, customerId)), ...(startAfter && { startAfter }) },
  );
}
