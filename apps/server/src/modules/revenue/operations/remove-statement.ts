import { DomainError } from '@portal/contract/error-codes';
import { removeStatement } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { insertFileToErase } from '../../../platform/file-store/index.ts';
import { deleteMatchValues, findUploadRequest, lockOwnApplication, touchApplication } from '../../application/index.ts';
import { announceIfAllRead } from '../actions/resolve-read-months.ts';
import { sweepFiles } from '../actions/upload/erase-files.ts';
import { findReadingProgress } from '../storage/statement-readings.ts';
import { findStatement, markStatementRemoved } from '../storage/statements.ts';

export const removeStatementOperation = implement(removeStatement, async ({ context, caller, params }) => {
  const at = context.clock.now();

  await context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, {
      applicationId: params.applicationId,
      customerId: caller.customerId,
    });
    const statement = await findStatement(tx, params);
    if (!statement) throw new DomainError('errorNotFound');
    // Statements that belong to an earlier request cannot be removed.
    const current = application.status === 'incomplete' ? null : await findUploadRequest(tx, context, application);
    if (current !== statement.requestId) throw new DomainError('errorAlreadySubmitted');
    if (statement.isRemoved) return;

    const { unread } = await findReadingProgress(tx, application.id);
    await markStatementRemoved(tx, { ...params, at });
    if (unread > 0) await announceIfAllRead(tx, context, application.id);
    await deleteMatchValues(tx, params.statementId);
    await touchApplication(tx, application.id, at);
    await insertFileToErase(tx, statement.storageKey, at);
    await context.jobs.enqueue(tx, sweepFiles, {});
  });
  return undefined;
});
