import { Readable } from 'node:stream';
import { MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import { claimFile, FileTooLarge, insertFileToErase, type StoredFile } from '../../../../platform/file-store/index.ts';
import type { OwnApplication } from '../../../application/index.ts';
import { checkPdfEnds } from './check-pdf-ends.ts';
import type { LoadFile } from '@portal/statements/pdf/pdf-reader';
import type { PdfNotOpened, PdfVerdict } from '@portal/statements/pdf/pdf-verdict';
import { readWhole } from './read-whole.ts';
import { pdfReader } from '../reading/shared-reader.ts';
import { uploadCopies } from './upload-copies.ts';
import { ReadingTimeUsedUp, spendReadingTime } from '../reading/reading-time.ts';

/** Longer than an upload and its check can take. */
const ERASE_UNLESS_CLAIMED_AFTER_MS = 15 * MINUTE_MS;

/** One upload at a time is examined from memory; the files of others are read back from the store. */
const beginCopy = uploadCopies(1, STATEMENT_FILE_MAXIMUM_BYTES);

/** What the check says of a file: whether it opens, or why it was not opened to the end. */
export type CheckOfUpload = PdfVerdict | PdfNotOpened | 'noTimeLeft';

/** An upload on its way into the store, where it is noted to be erased unless it is claimed. */
export interface StagedUpload {
  /** Of the statement that it may become. */
  statementId: string;
  storageKey: string;
  /** Resolves once all of it is in the store; rejects with the code of what is wrong with its size or its two ends. */
  stored: Promise<StoredFile>;
  /** Whether the PDF opens, once it is stored. */
  examine(): Promise<CheckOfUpload>;
  /** Erases it from the store, unless it was claimed. */
  discard(): Promise<void>;
  /** Gives its place in memory to another upload. */
  release(): void;
}

/** Streams an upload into the store. Its PDF is examined meanwhile, where there is room to keep it in memory. */
export function stageUpload(
  context: Context,
  { applicationId, customerId }: OwnApplication,
  content: AsyncIterable<Buffer>,
): StagedUpload {
  const { clock, database, files, random } = context;
  const statementId = random.uuid();
  const storageKey = `statements/${applicationId}/${statementId}`;
  const eraseAt = new Date(clock.now().getTime() + ERASE_UNLESS_CLAIMED_AFTER_MS);
  const noted = insertFileToErase(database.query, storageKey, eraseAt);
  const isNoted = noted.catch(() => undefined);

  const copy = beginCopy();
  const stored = store(context, storageKey, endingAfter(noted, copy?.passing(content) ?? content));
  const readBack: LoadFile = async () => readWhole(files.read(storageKey), (await stored).size);
  // It is examined while the disk is still writing.
  const examined = copy?.whole.then((bytes) => check(context, customerId, onceThen(bytes, readBack)));
  // Nobody waits for it where something else fails before.
  examined?.catch(() => undefined);

  return {
    statementId,
    storageKey,
    stored,
    examine: () => examined ?? check(context, customerId, readBack),
    discard: async () => {
      await isNoted;
      await discard(context, storageKey);
    },
    release: () => copy?.release(),
  };
}

/** The content, which ends once `noted` has resolved: the store must not hold a file that nothing would erase. */
async function* endingAfter(noted: Promise<void>, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* content;
  await noted;
}

/** Streams the file into the store through the checks of both its ends. A refusal leaves nothing behind. */
async function store({ files }: Context, storageKey: string, content: AsyncIterable<Buffer>): Promise<StoredFile> {
  const checked = Readable.from(checkPdfEnds(content));
  try {
    return await files.write(storageKey, checked, { limitBytes: STATEMENT_FILE_MAXIMUM_BYTES });
  } catch (error) {
    throw error instanceof FileTooLarge ? new DomainError('errorFileSize') : error;
  }
}

/** Opens the file on the customer's reading time. */
async function check(context: Context, customerId: string, load: LoadFile): Promise<CheckOfUpload> {
  try {
    const { verdict } = await spendReadingTime(context, { customerId, task: 'check' }, load, async (loadInTime) => {
      const examined = await pdfReader.examine(loadInTime, customerId);
      return { ...examined, outcome: examined.verdict };
    });
    return verdict;
  } catch (error) {
    if (error instanceof ReadingTimeUsedUp) return 'noTimeLeft';
    throw error;
  }
}

/** The bytes at hand, transferred to the thread that reads them; another thread gets them by `again`. */
function onceThen(bytes: Uint8Array<ArrayBuffer>, again: LoadFile): LoadFile {
  return () => (bytes.buffer.detached ? again() : Promise.resolve(bytes));
}

/** Erases the file of a refused upload, but never one whose row was saved; what fails here is swept later. */
async function discard({ database, files, logger }: Context, storageKey: string): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      if (await claimFile(tx, storageKey)) await files.remove(storageKey);
    });
  } catch (error) {
    logger.warn({ err: error }, 'could not delete the file of a refused upload; the sweep will');
  }
}
