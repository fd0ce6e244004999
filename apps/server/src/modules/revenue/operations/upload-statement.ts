import { Readable } from 'node:stream';
import { MINUTE_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { uploadStatement } from '@portal/contract/operations/revenue';
import type { Context } from '../../../context.ts';
import { implement } from '../../../http/operation.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { claimFile, FileTooLarge, insertFileToErase, type StoredFile } from '../../../platform/file-store/index.ts';
import { findUploadRequest, getOwnApplication, lockOwnApplication, touchApplication } from '../../application/index.ts';
import { WAITING } from '../domain/describe-readings.ts';
import { displayFileName } from '../domain/file-name.ts';
import { assertMayJoin, assertRoomForOneMore } from '../domain/upload-limits.ts';
import { checkPdfEnds } from '../pdf/check-pdf-ends.ts';
import { readStatementJob } from '../jobs/read-statement.ts';
import type { LoadFile } from '../pdf/pdf-reader.ts';
import type { PdfVerdict } from '../pdf/pdf-verdict.ts';
import { readWhole } from '../pdf/read-whole.ts';
import { pdfReader } from '../pdf/shared-reader.ts';
import { uploadCopies } from '../pdf/upload-copies.ts';
import { hasStatementWith, insertStatement, listStatementMeasures } from '../storage/statements.ts';

/** Longer than an upload and its check can take. */
const ERASE_UNLESS_CLAIMED_AFTER_MS = 15 * MINUTE_MS;

/** The machine was busy: later it may be quick enough. */
const RETRY_AFTER_SECONDS = 5;

/** One upload at a time is examined from memory; the files of others are read back from the store. */
const beginCopy = uploadCopies(1, STATEMENT_FILE_MAXIMUM_BYTES);

export const uploadStatementOperation = implement(uploadStatement, async ({ context, caller, params, exchange }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const { clock, database, random } = context;
  const application = await getOwnApplication(database.query, own);
  const requestId = await findUploadRequest(database.query, context, application);
  assertRoomForOneMore((await listStatementMeasures(database.query, own.applicationId, requestId)).length);

  const upload = await exchange.readFile();
  const id = random.uuid();
  const storageKey = `statements/${own.applicationId}/${id}`;
  const eraseAt = new Date(clock.now().getTime() + ERASE_UNLESS_CLAIMED_AFTER_MS);
  const noted = insertFileToErase(database.query, storageKey, eraseAt);
  const isNoted = noted.catch(() => undefined);
  const copy = beginCopy();
  const storing = store(context, storageKey, endingAfter(noted, copy?.passing(upload.content) ?? upload.content));
  const readBack: LoadFile = async () => readWhole(context.files.read(storageKey), (await storing).size);
  // It is examined while the disk is still at work.
  const examined = copy?.whole.then((bytes) => pdfReader.examine(onceThen(bytes, readBack)));
  // It is waited for below, unless something else fails before.
  examined?.catch(() => undefined);
  try {
    const stored = await storing;
    await assertMayJoinKept(database.query, { applicationId: own.applicationId, requestId }, stored);
    assertOpens(await (examined ?? pdfReader.examine(readBack)));

    return await database.transaction(async (tx) => {
      const requestId = await findUploadRequest(tx, context, await lockOwnApplication(tx, own));
      await assertMayJoinKept(tx, { applicationId: own.applicationId, requestId }, stored);
      if (!(await claimFile(tx, storageKey))) throw new DomainError('errorFileInterrupted');
      const uploadedAt = clock.now();
      await touchApplication(tx, own.applicationId, uploadedAt);
      const fileName = displayFileName(upload.fileName);
      const statement = await insertStatement(tx, {
        id,
        ...own,
        ...measureOf(stored),
        fileName,
        storageKey,
        uploadedAt,
        requestId,
      });
      await context.jobs.enqueue(tx, readStatementJob, { statementId: id });
      return { ...statement, reading: WAITING };
    });
  } catch (error) {
    await isNoted;
    await discard(context, storageKey);
    throw error;
  } finally {
    copy?.release();
  }
});

const measureOf = ({ size, sha256 }: StoredFile) => ({ sizeBytes: size, sha256 });

/** The limits count per request; the same content is refused whatever it was uploaded for. */
async function assertMayJoinKept(
  queries: Queries,
  { applicationId, requestId }: { applicationId: string; requestId: string | null },
  stored: StoredFile,
): Promise<void> {
  assertMayJoin(await listStatementMeasures(queries, applicationId, requestId), measureOf(stored));
  if (await hasStatementWith(queries, applicationId, stored.sha256)) throw new DomainError('errorFileDuplicate');
}

/** The bytes at hand, which go to the thread that reads them; another thread gets them by `again`. */
function onceThen(bytes: Uint8Array<ArrayBuffer>, again: LoadFile): LoadFile {
  return () => (bytes.buffer.detached ? again() : Promise.resolve(bytes));
}

/** The content, which ends once `noted` has resolved: no file may stand in the store that nothing would erase. */
async function* endingAfter(noted: Promise<void>, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* content;
  await noted;
}

/** Streams the file into the store past the checks of its two ends. Nothing is left of it after a refusal. */
async function store({ files }: Context, storageKey: string, content: AsyncIterable<Buffer>): Promise<StoredFile> {
  const checked = Readable.from(checkPdfEnds(content));
  try {
    return await files.write(storageKey, checked, { limitBytes: STATEMENT_FILE_MAXIMUM_BYTES });
  } catch (error) {
    throw error instanceof FileTooLarge ? new DomainError('errorFileSize') : error;
  }
}

/** Throws errorFileProtected or errorFileDamaged where the PDF does not open, errorFileNotChecked where that takes too long. */
function assertOpens(verdict: PdfVerdict): void {
  if (verdict === 'protected') throw new DomainError('errorFileProtected');
  if (verdict === 'damaged') throw new DomainError('errorFileDamaged');
  if (verdict === 'tooSlow') throw new DomainError('errorFileNotChecked', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Erases the file of a refused upload, but never one whose row was kept; what fails here is swept later. */
async function discard({ database, files, logger }: Context, storageKey: string): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      if (await claimFile(tx, storageKey)) await files.remove(storageKey);
    });
  } catch (error) {
    logger.warn({ err: error }, 'file of a refused upload left to the sweep');
  }
}
