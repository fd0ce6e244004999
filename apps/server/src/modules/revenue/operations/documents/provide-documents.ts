import { DomainError } from '@portal/contract/error-codes';
import { provideDocuments } from '@portal/contract/operations/documents';
import { implement } from '../../../../kernel/operation.ts';
import { loadCheckProgress, lockOwnApplication, resolveInformation } from '../../../application/index.ts';
import { listOpenDocuments } from '../../actions/documents/open-documents.ts';
import { listDocuments } from '../../storage/documents.ts';

export const provideDocumentsOperation = implement(provideDocuments, async ({ context, caller, params }) => {
  const { applicationId } = params;
  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const open = await listOpenDocuments(tx, context, application);
    if (open.length === 0) throw new DomainError('errorNothingAsked');
    const withFiles = new Set((await listDocuments(tx, applicationId)).map(({ itemId }) => itemId));
    const sent = open.filter(({ itemId }) => withFiles.has(itemId));
    if (sent.length === 0) throw new DomainError('errorFileMissing');

    const resolutions = sent.map((item) => ({ item, as: 'provided' as const }));
    await resolveInformation(tx, context, application, resolutions);
    return loadCheckProgress(tx, context, applicationId);
  });
});
