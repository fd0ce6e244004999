import { uploadDocument } from '@portal/contract/operations/documents';
import { implement } from '../../../../kernel/operation.ts';
import { getOwnApplication } from '../../../application/index.ts';
import { getOpenDocument } from '../../actions/documents/open-documents.ts';
import { receiveDocument } from '../../actions/documents/receive-document.ts';

export const uploadDocumentOperation = implement(uploadDocument, async ({ context, caller, params, exchange }) => {
  const { applicationId, itemId } = params;
  const own = { applicationId, customerId: caller.customerId };
  const { query } = context.database;
  await getOpenDocument(query, context, await getOwnApplication(query, own), itemId);
  return receiveDocument(context, { own, itemId }, await exchange.readFile());
});
