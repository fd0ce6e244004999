import { findStatementError } from '@portal/contract/application/statements/statement-limits';
import type { StatementSender } from '@portal/contract/application/upload-links';
import { DomainError, type ErrorCode } from '@portal/contract/error-codes';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries, Transaction } from '../../../../platform/database/index.ts';
import { claimFile, type StoredFile } from '../../../../platform/file-store/index.ts';
import {
  type ApplicationRow,
  findUploadRequest,
  lockOwnApplication,
  type OwnApplication,
  touchApplication,
} from '../../../application/index.ts';
import { WAITING } from '../../domain/describe-readings.ts';
import { displayFileName } from '../../domain/file-name.ts';
import type { Pace } from '@portal/statements/pdf/pdf-reader';
import { insertStatement, listPresentStatements } from '../../storage/statements.ts';
import { requestReading } from '../reading/request-reading.ts';
import { checkPdfEnds } from './check-pdf-ends.ts';
import { type CheckOfUpload, stageUpload, type StagedUpload } from './stage-upload.ts';

export interface SendingVisit {
  visitId: string;
  sender: StatementSender;
  /** Counts the file in the transaction that accepts it. Throws if the visit or application has ended. */
  note(tx: Transaction, application: ApplicationRow): Promise<void>;
}

interface Upload {
  own: OwnApplication;
  /** The request that the upload belongs to; null before submission. */
  requestId: string | null;
  visit?: SendingVisit;
}

/**
 * What happens to a file after its check. A file that could not be opened in time is accepted and read later: it may be
 * a genuine scan, which would otherwise be refused every time.
 */
const outcomes = {
  readable: { readAt: 'quick' },
  tooSlow: { readAt: 'slow' },
  machineBusy: { readAt: 'quick' },
  noTurn: { readAt: 'quick' },
  noTimeLeft: { readAt: 'quick' },
  protected: { refusedAs: 'errorFileProtected' },
  damaged: { refusedAs: 'errorFileDamaged' },
} as const satisfies Record<CheckOfUpload, { readAt: Pace } | { refusedAs: ErrorCode }>;

export async function receiveStatement(
  context: Context,
  { own, requestId, visit }: Upload,
  upload: { fileName: string; content: AsyncIterable<Buffer> },
): Promise<StatementFile> {
  const kind = { folder: 'statements', checkContent: checkPdfEnds, isPdf: Promise.resolve(true) } as const;
  const staged = stageUpload(context, own, upload.content, kind);
  try {
    const stored = await staged.stored;
    await assertMayJoin(context.database.query, own.applicationId, requestId, stored);
    const pace = paceOf(await staged.examine());
    return await recordStatement(context, { own, visit }, { staged, stored, pace, fileName: upload.fileName });
  } catch (error) {
    await staged.discard();
    throw error;
  } finally {
    staged.release();
  }
}

async function recordStatement(
  context: Context,
  { own, visit }: { own: OwnApplication; visit: SendingVisit | undefined },
  { staged, stored, pace, fileName }: { staged: StagedUpload; stored: StoredFile; pace: Pace; fileName: string },
): Promise<StatementFile> {
  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, own);
    await visit?.note(tx, application);
    const requestId = await findUploadRequest(tx, context, application);
    await assertMayJoin(tx, own.applicationId, requestId, stored);
    if (!(await claimFile(tx, staged.storageKey))) throw new DomainError('errorFileInterrupted');
    const uploadedAt = context.clock.now();
    await touchApplication(tx, own.applicationId, uploadedAt);
    const statement = await insertStatement(tx, {
      id: staged.id,
      applicationId: own.applicationId,
      sizeBytes: stored.size,
      sha256: stored.sha256,
      fileName: displayFileName(fileName),
      storageKey: staged.storageKey,
      uploadedAt,
      requestId,
      uploadedBy: visit?.sender ?? 'customer',
      visitId: visit?.visitId ?? null,
    });
    await requestReading(tx, context, { statementId: staged.id, customerId: own.customerId, pace });
    return { ...statement, reading: WAITING };
  });
}

/** Throws if a file would exceed the limits, given the files that are already there. */
async function assertMayJoin(
  queries: Queries,
  applicationId: string,
  requestId: string | null,
  { size, sha256 }: StoredFile,
): Promise<void> {
  const present = await listPresentStatements(queries, applicationId, requestId);
  const error = findStatementError(present, { sizeBytes: size, sha256 });
  if (error) throw new DomainError(error);
}

function paceOf(check: CheckOfUpload): Pace {
  const outcome = outcomes[check];
  if ('readAt' in outcome) return outcome.readAt;
  throw new DomainError(outcome.refusedAs);
}
