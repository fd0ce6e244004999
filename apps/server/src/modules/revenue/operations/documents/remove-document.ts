import { removeDocument } from '@portal/contract/operations/documents';
import { implement } from '../../../../kernel/operation.ts';
import { insertFileToErase } from '../../../../platform/file-store/index.ts';
import { lockOwnApplication, touchApplication } from '../../../application/index.ts';
import { getOpenDocument } from '../../actions/documents/open-documents.ts';
import { sweepFiles } from '../../actions/upload/erase-files.ts';
import { deleteDocument } from '../../storage/documents.ts';

export const removeDocumentOperation = implement(removeDocument, async ({ context, caller, params }) => {
  const { applicationId } = params;
  await context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    await getOpenDocument(tx, context, application, params.itemId);
    const storageKey = await deleteDocument(tx, params);
    if (storageKey === undefined) return;
    const at = context.clock.now();
    await touchApplication(tx, applicationId, at);
    await insertFileToErase(tx, storageKey, at);
    await context.jobs.enqueue(tx, sweepFiles, {});
  });
  return undefined;
});
