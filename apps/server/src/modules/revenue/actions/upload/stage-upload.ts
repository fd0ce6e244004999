import { Readable } from 'node:stream';
import { MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import { claimFile, FileTooLarge, insertFileToErase, type StoredFile } from '../../../../platform/file-store/index.ts';
import type { OwnApplication } from '../../../application/index.ts';
import type { LoadFile } from '@portal/statements/pdf/pdf-reader';
import type { PdfNotOpened, PdfVerdict } from '@portal/statements/pdf/pdf-verdict';
import { readWhole } from './read-whole.ts';
import { pdfReader } from '../reading/shared-reader.ts';
import { uploadCopies } from './upload-copies.ts';
import { ReadingTimeUsedUp, spendReadingTime } from '../reading/reading-time.ts';

const ERASE_UNLESS_CLAIMED_AFTER_MS = 15 * MINUTE_MS;

/** Only one upload at a time is checked from memory; other files are read back from the store. */
const beginCopy = uploadCopies(1, STATEMENT_FILE_MAXIMUM_BYTES);

export type CheckOfUpload = PdfVerdict | PdfNotOpened | 'noTimeLeft';

export interface UploadKind {
  folder: 'statements' | 'documents';
  /** Passes the content through; throws if it must not be stored. */
  checkContent: (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Whether the content is a PDF, which is then opened in a thread. */
  isPdf: Promise<boolean>;
}

export interface StagedUpload {
  id: string;
  storageKey: string;
  stored: Promise<StoredFile>;
  examine(): Promise<CheckOfUpload>;
  discard(): Promise<void>;
  release(): void;
}

export function stageUpload(
  context: Context,
  { applicationId, customerId }: OwnApplication,
  content: AsyncIterable<Buffer>,
  kind: UploadKind,
): StagedUpload {
  const { clock, database, files, random } = context;
  const id = random.uuid();
  const storageKey = `${kind.folder}/${applicationId}/${id}`;
  const eraseAt = new Date(clock.now().getTime() + ERASE_UNLESS_CLAIMED_AFTER_MS);
  const recorded = insertFileToErase(database.query, storageKey, eraseAt);
  const isRecorded = recorded.catch(() => undefined);

  const copy = beginCopy();
  const checked = kind.checkContent(endingAfter(recorded, copy?.passing(content) ?? content));
  const stored = store(context, storageKey, checked);
  const readBack: LoadFile = async () => readWhole(files.read(storageKey), (await stored).size);
  // Checks the copy while the disk is still writing.
  const examine = async (load: LoadFile) =>
    (await kind.isPdf) ? check(context, customerId, load) : ('readable' as const);
  const examined = copy?.whole.then((bytes) => examine(onceThen(bytes, readBack)));
  // If something else fails first, nothing awaits this promise.
  examined?.catch(() => undefined);

  return {
    id,
    storageKey,
    stored,
    examine: () => examined ?? examine(readBack),
    discard: async () => {
      await isRecorded;
      await discard(context, storageKey);
    },
    release: () => copy?.release(),
  };
}

/** Ends only after `recorded`: the store must not hold a file that no sweep would erase. */
async function* endingAfter(recorded: Promise<void>, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* content;
  await recorded;
}

async function store({ files }: Context, storageKey: string, content: AsyncIterable<Buffer>): Promise<StoredFile> {
  try {
    return await files.write(storageKey, Readable.from(content), { limitBytes: STATEMENT_FILE_MAXIMUM_BYTES });
  } catch (error) {
    throw error instanceof FileTooLarge ? new DomainError('errorFileSize') : error;
  }
}

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

/** Transfers the bytes to the first thread; later threads load them with `again`. */
function onceThen(bytes: Uint8Array<ArrayBuffer>, again: LoadFile): LoadFile {
  return () => (bytes.buffer.detached ? again() : Promise.resolve(bytes));
}

/** Erases a refused upload, but never a file whose row was saved. If this fails, the sweep erases the file later. */
async function discard({ database, files, logger }: Context, storageKey: string): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      if (await claimFile(tx, storageKey)) await files.remove(storageKey);
    });
  } catch (error) {
    logger.warn({ err: error }, 'could not delete the file of a refused upload; the sweep will delete it');
  }
}
