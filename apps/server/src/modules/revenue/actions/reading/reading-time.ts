import { HOUR_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../../platform/batches.ts';
import type { LoadFile } from '@portal/statements/pdf/pdf-reader';
import type { ReaderOutcome, ReaderTask } from './reader-tally.ts';
import { readerTally } from './shared-reader.ts';
import { addReadingTime, deleteReadingTimeBefore, findReadingTime } from '../../storage/reading-time.ts';

/** The customer has used up this hour's reading time; more is available from `until`. */
export class ReadingTimeUsedUp extends Error {
  override readonly name = 'ReadingTimeUsedUp';
  readonly until: Date;

  constructor(until: Date) {
    super('The customer has used up their reading time');
    this.until = until;
  }
}

/**
 * Reads a file within its customer's hourly reading time, so that no customer can occupy the processors. Throws
 * ReadingTimeUsedUp if no time is left when the file's turn comes. OCR does not count: it runs after all other
 * readings, and a few scans would use up an hour's time.
 */
export async function spendReadingTime<Found extends { workedMs: number }>(
  context: Context,
  { customerId, task }: { customerId: string; task: ReaderTask },
  load: LoadFile,
  work: (load: LoadFile) => Promise<Found & { outcome: ReaderOutcome }>,
): Promise<Found> {
  const { clock, database } = context;
  const isCounted = task !== 'readPictures';
  const found = await work(async () => {
    if (isCounted) await assertTimeLeft(context, customerId, task);
    return load();
  });
  readerTally.add(task, found.outcome, found.workedMs);
  const at = clock.now();
  const since = new Date(at.getTime() - HOUR_MS);
  if (isCounted && found.workedMs > 0)
    await addReadingTime(database.query, { customerId, workedMs: found.workedMs, at, since });
  return found;
}

async function assertTimeLeft(context: Context, customerId: string, task: ReaderTask): Promise<void> {
  const { clock, config, database, logger } = context;
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const used = await findReadingTime(database.query, customerId, since);
  if (!used || used.workedMs < config.readingSecondsAnHour * SECOND_MS) return;
  logger.warn({ customerId }, 'customer has used up their reading time; the file is read later');
  readerTally.add(task, 'noTimeLeft', 0);
  throw new ReadingTimeUsedUp(new Date(used.countedFrom.getTime() + HOUR_MS));
}

export async function deleteReadingTime({ clock, database }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - HOUR_MS);
  await inBatches(() => deleteReadingTimeBefore(database.query, before, BATCH), signal);
}
