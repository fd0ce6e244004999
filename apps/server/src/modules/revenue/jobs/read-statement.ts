import { z } from 'zod';
import { productDay } from '@portal/contract/application/statement-window';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { readWhole } from '../pdf/read-whole.ts';
import { pdfReader } from '../pdf/shared-reader.ts';
import { requestSettlement } from './settle-read-months.ts';
import { findStatementToRead, insertReading } from '../storage/statement-readings.ts';

/**
 * Reads what an uploaded statement says of itself. One at a time, so that the second thread is free for the files that
 * are being uploaded.
 */
export const readStatementJob = defineJob({
  name: 'read-statement',
  payload: z.strictObject({ statementId: z.uuid() }),
  retry: { limit: 3, firstDelaySeconds: 2, longestDelaySeconds: 10 },
});

/** The machine left no time for the file: it is read once more, later. */
class MachineBusy extends Error {
  override readonly name = 'MachineBusy';
}

/** A statement that cannot be read, for whatever reason, counts as not recognised and blocks nothing. */
export function handleReadStatement(context: Context): JobHandler {
  return handleJob(readStatementJob, async ({ statementId }, { retryCount }) => {
    const { clock, database, files, vault } = context;
    const statement = await findStatementToRead(database.query, statementId);
    if (!statement) return;
    const isLastTry = retryCount >= readStatementJob.retry.limit;
    const load = () => readWhole(files.read(statement.storageKey), statement.sizeBytes);
    const found = await pdfReader.read(load, productDay(clock.now())).catch((error: unknown) => {
      if (!isLastTry) throw error;
      return { reading: { state: 'notRecognised', reason: 'failed' }, pages: 0 } as const;
    });
    const { reading, pages } = found;
    if (reading.state === 'notRecognised' && reading.reason === 'machineBusy' && !isLastTry) throw new MachineBusy();
    const { applicationId, requestId } = statement;
    await database.transaction(async (tx) => {
      await insertReading(tx, vault, { statementId, applicationId, reading, pages, at: clock.now() });
      if (requestId !== null && reading.state === 'read') await requestSettlement(tx, context, applicationId);
    });
  });
}
