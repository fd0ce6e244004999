import { productDay } from '@portal/contract/calendar';
import type { Context } from '../../../../kernel/context.ts';
import { findApplication, holdApplication, saveMatchValues } from '../../../application/index.ts';
import { matchValuesOfReading } from '../../domain/match-values.ts';
import { announceIfAllRead, requestResolution } from '../resolve-read-months.ts';
import type { Pace, Read } from '@portal/statements/pdf/pdf-reader';
import { isLeftToPictures, type ReadingPage, unread } from '@portal/statements/pdf/pdf-verdict';
import type { ReaderOutcome, ReaderTask } from './reader-tally.ts';
import { readWhole } from '../upload/read-whole.ts';
import { pdfReader } from './shared-reader.ts';
import { findStatementToRead, insertReading } from '../../storage/statement-readings.ts';
import { savePagesBegun } from '../../storage/statements.ts';
import { ReadingTimeUsedUp, spendReadingTime } from './reading-time.ts';
import { requestReading } from './request-reading.ts';

/** The machine had no time for the file: it is read again later. */
class MachineBusy extends Error {
  override readonly name = 'MachineBusy';
}

/** After a few attempts, failing to load the file becomes the reading's outcome, unlike other failures. */
class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded';
}

const tasks = {
  quick: 'read',
  slow: 'readSlow',
  pictures: 'readPictures',
} as const satisfies Record<Pace, ReaderTask>;

/**
 * Reads an uploaded statement. A statement that cannot be read is "not recognised" and blocks nothing. A database
 * failure says nothing about the file, so the job is retried, even after the file's last attempt. Slow files go to the
 * slow queue, and files of a customer without reading time wait for that customer's next hour.
 */
export async function readUploadedStatement(
  context: Context,
  statementId: string,
  { pace, isLastTry }: { pace: Pace; isLastTry: boolean },
): Promise<void> {
  const { clock, config, database, files, logger, vault } = context;
  const statement = await findStatementToRead(database.query, statementId);
  const application = statement && (await findApplication(database.query, statement.applicationId));
  if (!application) return;
  const customerId = application.customer_id;
  const readLater = (next: { pace: Pace; startAfter?: Date }) =>
    database.transaction((tx) => requestReading(tx, context, { statementId, customerId, ...next }));

  const load = async () => {
    try {
      return await readWhole(files.read(statement.storageKey), statement.sizeBytes);
    } catch (cause) {
      throw new FileNotLoaded('The file of a statement could not be loaded', { cause });
    }
  };
  const onPage = (page: ReadingPage) => {
    savePagesBegun(database.query, statementId, page).catch((error: unknown) => {
      logger.warn({ err: error, statementId }, 'reading progress not saved');
    });
  };
  const found = await spendReadingTime<Read>(context, { customerId, task: tasks[pace] }, load, async (loadInTime) => {
    const read = await pdfReader.read(loadInTime, productDay(clock.now()), pace, onPage);
    return { ...read, outcome: outcomeOf(read) };
  }).catch((error: unknown) => {
    if (error instanceof ReadingTimeUsedUp) return error;
    if (isLastTry && error instanceof FileNotLoaded) return unread('failed');
    throw error;
  });
  if (found instanceof ReadingTimeUsedUp) return readLater({ pace, startAfter: found.until });
  const { reading, signs, pages } = found;
  const reason = reading.state === 'notRecognised' ? reading.reason : undefined;
  if (reason === 'machineBusy' && !isLastTry) throw new MachineBusy();
  if (reason === 'tooSlow' && pace === 'quick') return readLater({ pace: 'slow' });
  if (pace !== 'pictures' && config.readsPictures && isLeftToPictures(found)) return readLater({ pace: 'pictures' });

  const { applicationId, requestId } = statement;
  await database.transaction(async (tx) => {
    // If two readings ran at once, each would still find the other unread.
    await holdApplication(tx, applicationId);
    const isStored = await insertReading(tx, vault, {
      statementId,
      applicationId,
      reading,
      signs,
      pages,
      at: clock.now(),
    });
    if (isStored) {
      await saveMatchValues(tx, vault, { applicationId, source: statementId }, matchValuesOfReading(reading));
      await announceIfAllRead(tx, context, applicationId);
    }
    if (requestId !== null && reading.state === 'read') await requestResolution(tx, context, applicationId);
  });
}

function outcomeOf({ reading }: Read): ReaderOutcome {
  if (reading.state === 'read') return 'read';
  const { reason } = reading;
  return reason === 'tooSlow' || reason === 'machineBusy' ? reason : 'notRecognised';
}
